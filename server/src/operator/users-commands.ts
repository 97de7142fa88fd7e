import { madridDay } from "@recambia/contract/madrid-time";
import type { Database } from "../platform/database/database.ts";
import { endSessions, unlockPassword } from "../session/index.ts";
import type { Command } from "./command.ts";
import type { Terminal } from "./terminal/show-progress.ts";
import { textTable } from "./text-table.ts";

/** Maximum people of a search. */
const maxShown = 50;

type FoundPerson = {
  email: string;
  name: string;
  email_verified: boolean;
  customer_id: string;
  created_at: Date;
};

/**
 * `shop users find`: lists people whose email or name contains a text.
 *
 * @returns whether there were any.
 */
export async function findUsers(database: Database, text: string, output: Terminal): Promise<boolean> {
  const people = await database.rows<FoundPerson>({
    text: `select email, name, email_verified, customer_id, created_at from person
           where strpos(email, lower($1)) > 0 or strpos(lower(name), lower($1)) > 0
           order by email limit ${maxShown + 1}`,
    values: [text],
  });
  if (people.length === 0) {
    output.write(`Nobody's email or name has "${text}" in it.\n`);
    return false;
  }
  const rows = people
    .slice(0, maxShown)
    .map(({ email, name, email_verified, customer_id, created_at }) => [
      email,
      name,
      email_verified ? "yes" : "no",
      customer_id,
      madridDay(created_at),
    ]);
  output.write(textTable(["Email", "Name", "Verified", "Customer", "Since"], rows));
  if (people.length > maxShown) output.write(`There are more: the first ${maxShown} are shown.\n`);
  return true;
}

/**
 * `shop users unlock`: ends an account's password lock.
 *
 * @returns whether the email has an account.
 */
export async function unlockUser(database: Database, email: string, output: Terminal): Promise<boolean> {
  const address = email.trim().toLowerCase();
  const [person] = await database.rows({ text: "select 1 from person where email = $1", values: [address] });
  if (!person) {
    output.write(`Nobody has the email ${address}.\n`);
    return false;
  }
  await unlockPassword(database, address);
  output.write(`${address} can sign in again.\n`);
  return true;
}

/**
 * `shop users sign-out`: ends all sessions of a person, after a stolen device or password.
 *
 * @returns whether the email has an account.
 */
export async function signOutUser(database: Database, email: string, output: Terminal): Promise<boolean> {
  const address = email.trim().toLowerCase();
  return database.transaction(async (transaction) => {
    const [person] = await transaction.rows<{ id: string }>({
      text: "select id from person where email = $1",
      values: [address],
    });
    if (!person) {
      output.write(`Nobody has the email ${address}.\n`);
      return false;
    }
    await endSessions(transaction, person.id);
    output.write(`${address} is signed out everywhere.\n`);
    return true;
  });
}

export const userCommands: readonly Command[] = [
  {
    usage: "users find TEXT",
    summary: "Lists the people whose email or name has TEXT in it.",
    run: ({ database, output }, [text = ""]) => findUsers(database, text, output),
  },
  {
    usage: "users unlock EMAIL",
    summary: "Ends the lock that failed passwords have put on somebody's account.",
    run: ({ database, output }, [email = ""]) => unlockUser(database, email, output),
  },
  {
    usage: "users sign-out EMAIL",
    summary: "Signs somebody out of all browsers. The password stays: they may change it, or ask for a link.",
    run: ({ database, output }, [email = ""]) => signOutUser(database, email, output),
  },
];
