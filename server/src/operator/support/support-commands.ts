import { madridMinute } from "@recambia/contract/madrid-time";
import type { SupportKind } from "@recambia/contract/support/schemas";
import { normalizeNumber } from "../../platform/draw-number.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { fillIn } from "../../platform/mail/index.ts";
import {
  answerConversation,
  assignConversation,
  type ConversationRecord,
  closeForShop,
  listConversationFiles,
  listForOperator,
  type MailOutcome,
  maxMailBytes,
  type OperatorScope,
  readConversationFile,
  readRecord,
  receiveMail,
  recordKeptAccess,
} from "../../support/index.ts";
import type { Command, CommandContext } from "../command.ts";
import { saveFiles } from "../files/save-files.ts";
import type { Terminal } from "../terminal/show-progress.ts";
import { textTable } from "../text-table.ts";

/** Maximum conversations of a list. */
const maxShown = 100;

const kindNames: Record<SupportKind, string> = {
  question: "question",
  complaint: "complaint",
  return: "return",
  data_protection: "personal data",
};

async function list({ database, output, options }: CommandContext, scope: OperatorScope): Promise<boolean> {
  const rows = await listForOperator(database, { scope, assignee: options.who ?? null, limit: maxShown });
  if (rows.length === 0) {
    output.write(scope === "waiting" ? "Nobody waits for an answer.\n" : "There is no conversation.\n");
    return true;
  }
  const titles = ["Number", "Answer by", "Kind", "State", "Who", "From", "Subject"];
  output.write(
    textTable(
      titles,
      rows.map((row) => [
        row.number,
        row.answer_by ?? "",
        kindNames[row.kind],
        row.is_closed ? "closed" : row.answer_by ? "waiting" : "answered",
        row.assignee ?? "",
        row.name,
        row.subject,
      ]),
    ),
  );
  if (rows.length === maxShown) output.write(`There may be more: ${maxShown} are shown.\n`);
  return true;
}

/**
 * Reads a conversation to be shown. One that is kept as proof after its person has left is opened for a reason only, which is kept
 * (docs/decisions/180).
 *
 * @returns null, and says why, when it may not be shown.
 */
async function openRecord(context: CommandContext, written: string): Promise<ConversationRecord | null> {
  const { database, clock, output, errors, options } = context;
  const record = await readRecord(database, normalizeNumber("SO", written));
  if (!record) explain(output, written, { refused: "not_found" });
  if (record?.email !== null) return record;
  const reason = options.reason?.trim() ?? "";
  if (reason === "") {
    errors.write(
      `The person of ${record.number} has left; it is kept as proof (LOPDGDD art. 32). A court, an authority or a claim may need it: --reason TEXT opens it, and is kept.\n`,
    );
    return null;
  }
  await recordKeptAccess(database, record, { reason, now: clock.now() });
  return record;
}

async function show(context: CommandContext, written: string): Promise<boolean> {
  const { database, config, output } = context;
  const record = await openRecord(context, written);
  if (!record) return false;
  const isProved = record.person_id !== null || record.proved_at !== null;
  const sender =
    record.email === null
      ? "somebody who has left"
      : `${record.name} <${record.email}>${isProved ? "" : " (nobody has opened a link of its mails yet)"}`;
  const about = [
    ["Order", record.order_number],
    ["Product", record.product_slug && `${config.shopOrigin}/products/${record.product_slug}`],
    ["Vehicle", record.vehicle],
    ["Asked from", record.page && `${config.shopOrigin}${record.page}`],
    ["In the hands of", record.assignee],
    ["Rating", record.stars && `${record.stars} of 5 ${record.comment ?? ""}`],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const files = await listConversationFiles(database, record);
  const state = record.closed_at ? `closed by the ${record.closed_by}` : "open";
  const lines = [
    `${record.number}  ${kindNames[record.kind]}  ${record.subject}`,
    `${sender}, ${record.locale}`,
    record.answer_by ? `answer by ${record.answer_by}` : `${state}, nothing waits for an answer`,
    ...about,
    ...files.map(({ name }) => `File: ${name}`),
    ...record.messages.flatMap(({ author, name, text, mail_from, sent_at }) => [
      "",
      [author === "shop" ? "Shop" : "Customer", name, madridMinute(new Date(sent_at))]
        .filter(Boolean)
        .join(", ") + (mail_from ? ` by mail from ${mail_from}` : ""),
      ...text.split("\n").map((line) => `  ${line}`),
    ]),
  ];
  // Strips control characters, which terminals would interpret.
  output.write(`${lines.map((line) => line.replace(/\p{C}/gu, "")).join("\n")}\n`);
  return true;
}

/** Prints the problem of a command; null on success. */
function explain(output: Terminal, number: string, refusal: Refusal | null, conflict = ""): boolean {
  if (!refusal) return true;
  output.write(refusal.refused === "conflict" ? `${conflict}\n` : `There is no conversation ${number}.\n`);
  return false;
}

async function answer(context: CommandContext, written: string): Promise<boolean> {
  const { database, shop, config, clock, output, errors, options } = context;
  const number = normalizeNumber("SO", written);
  const record = await readRecord(database, number);
  if (!record || record.email === null) return explain(output, written, { refused: "not_found" });
  const prepared = new Map(Object.entries(shop.prepared_answers)).get(options.prepared ?? "");
  if (options.prepared !== undefined && !prepared) {
    const names = Object.keys(shop.prepared_answers).join(", ");
    errors.write(`There is no such prepared answer. There are: ${names}.\n`);
    return false;
  }
  const values = { name: record.name, number: record.number };
  const texts = [prepared ? fillIn(prepared[record.locale], values) : "", options.text ?? ""];
  const text = texts
    .map((part) => part.replaceAll("\\n", "\n").trim())
    .filter(Boolean)
    .join("\n\n");
  if (text === "") {
    errors.write("Give the answer with --text, --prepared, or both.\n");
    return false;
  }
  const refusal = await answerConversation(database, {
    number,
    text,
    signedBy: (options.who ?? "").trim() || record.assignee || shop.name,
    replyAddress: config.supportAddress,
    now: clock.now(),
  });
  if (!explain(output, written, refusal)) return false;
  output.write(`${number} is answered, in the account or on its page, and by mail to ${record.email}.\n`);
  return true;
}

async function close({ database, config, clock, output }: CommandContext, written: string): Promise<boolean> {
  const number = normalizeNumber("SO", written);
  const asked = { number, replyAddress: config.supportAddress, now: clock.now() };
  const refusal = await closeForShop(database, asked);
  const conflict = `${number} is closed already, or the law wants it answered first.`;
  if (!explain(output, written, refusal, conflict)) return false;
  output.write(`${number} is closed; its customer has been told and can rate it.\n`);
  return true;
}

async function assign({ database, output }: CommandContext, written: string, who: string): Promise<boolean> {
  const number = normalizeNumber("SO", written);
  const assignee = who === "-" ? "" : who.trim().slice(0, 60);
  const refusal = await assignConversation(database, { number, assignee });
  if (!explain(output, written, refusal)) return false;
  output.write(
    assignee ? `${number} is in the hands of ${assignee}.\n` : `${number} is in nobody's hands.\n`,
  );
  return true;
}

async function receive({ input, output, errors, ...deps }: CommandContext): Promise<boolean> {
  const { supportAddress } = deps.config;
  if (!supportAddress) {
    errors.write("SUPPORT_ADDRESS is not set: there is no address for replies.\n");
    return false;
  }
  const received = await receiveMail(deps, input ?? Buffer.alloc(0), deps.clock.now());
  const { isGood, text } = describeOutcome(received);
  (isGood ? output : errors).write(`${text}\n`);
  return isGood;
}

/** Whether the mail server may take a mail as delivered; a program is never answered with a bounce. */
function describeOutcome(received: MailOutcome): { isGood: boolean; text: string } {
  switch (received.outcome) {
    case "added":
      return { isGood: true, text: `The mail is in ${received.number}.` };
    case "known":
      return { isGood: true, text: `The mail is in ${received.number} already.` };
    case "ignored":
      return { isGood: true, text: `The mail is left out: ${received.reason}.` };
    case "refused":
      return { isGood: false, text: `The mail belongs to no conversation: ${received.reason}.` };
    case "postponed":
      return { isGood: false, text: "Too many mails in an hour. Try again later." };
  }
}

/** Writes the files of a conversation into a folder of this machine. */
async function save(context: CommandContext, written: string): Promise<boolean> {
  const record = await openRecord(context, written);
  if (!record) return false;
  const list = await listConversationFiles(context.database, record);
  return saveFiles(context, list, (fileId) =>
    readConversationFile(context, { number: record.number, fileId, size: "file" }),
  );
}

const keptReason = "TEXT  why what is kept as proof has to be seen; the access is kept.";
const whoOption = { who: "NAME  only what is in these hands" };

export const supportCommands: readonly Command[] = [
  {
    usage: "support list",
    summary: "Lists what waits for the shop's answer, what is due first at the top.",
    options: whoOption,
    run: (context) => list(context, "waiting"),
  },
  {
    usage: "support open",
    summary: "Lists the conversations that are not closed, answered or not.",
    options: whoOption,
    run: (context) => list(context, "open"),
  },
  {
    usage: "support all",
    summary: "Lists the newest conversations, closed ones too.",
    options: whoOption,
    run: (context) => list(context, "all"),
  },
  {
    usage: "support show NUMBER",
    summary: "Shows a conversation with what it is about and all of its messages.",
    options: { reason: keptReason },
    run: (context, [number = ""]) => show(context, number),
  },
  {
    usage: "support answer NUMBER",
    summary:
      "Answers a conversation in the account and by mail. A prepared answer comes in the customer's language, before the text.",
    options: {
      text: "TEXT  is the answer; \\n begins a line",
      prepared: "NAME  takes the prepared answer of this name from SHOP_CONFIG",
      who: "NAME  signs the answer; otherwise whoever has it in hand, or the shop",
    },
    run: (context, [number = ""]) => answer(context, number),
  },
  {
    usage: "support close NUMBER",
    summary:
      "Closes a conversation and tells its customer, who can rate it. Complaints and requests about personal data are answered first.",
    run: (context, [number = ""]) => close(context, number),
  },
  {
    usage: "support files NUMBER",
    summary: "Writes the pictures and PDFs of a conversation into a folder.",
    options: { to: "FOLDER  is made when it is missing", reason: keptReason },
    run: (context, [number = ""]) => save(context, number),
  },
  {
    usage: "support receive",
    summary:
      "Adds the mail on the standard input to its conversation, for a mail server's pipe. Fails when it belongs to none.",
    readsInput: maxMailBytes,
    run: receive,
  },
  {
    usage: "support assign NUMBER NAME",
    summary: "Hands a conversation to somebody of the shop; - takes it out of all hands.",
    run: (context, [number = "", who = ""]) => assign(context, number, who),
  },
];
