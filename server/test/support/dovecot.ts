import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { freePort } from "../../../scripts/free-port.ts";
import { folderForThisTest } from "../shop/temporary-folder.ts";

const program = "/usr/sbin/dovecot";

/** Whether Debian's package dovecot-imapd is installed. */
export const hasDovecot = existsSync(program);

/**
 * Starts Dovecot for this test with these mails, unread, in the inbox of a user whose name and password are given.
 *
 * @returns its port.
 */
export async function startDovecot(mails: readonly Buffer[], password: string): Promise<number> {
  const folder = await folderForThisTest();
  const reader = mailReader();
  for (const part of ["", "mail", "mail/new", "mail/cur", "mail/tmp"]) {
    const path = join(folder, part);
    await mkdir(path, { recursive: true });
    await chown(path, reader.uid, reader.gid);
    await chmod(path, 0o755);
  }
  for (const [place, mail] of mails.entries()) {
    const path = join(folder, "mail/new", `${place}.test`);
    await writeFile(path, mail);
    await chown(path, reader.uid, reader.gid);
  }
  const port = await freePort();
  const config = join(folder, "dovecot.conf");
  await writeFile(config, configuration(folder, port, password, reader));
  const server = spawn(program, ["-F", "-c", config], { stdio: "ignore" });
  const ended = new Promise((resolve) => server.on("exit", resolve));
  onTestFinished(async () => {
    server.kill();
    await ended;
  });
  await expect.poll(() => isAnswered(port), { timeout: 30_000 }).toBe(true);
  return port;
}

type Reader = { name: string; uid: number; gid: number };

/** Who logs people in and reads mails: the user of the test, but never root, which Dovecot refuses. */
function mailReader(): Reader {
  const { username: name, uid, gid } = userInfo();
  return uid === 0 ? { name: "nobody", uid: 65_534, gid: 65_534 } : { name, uid, gid };
}

/** Runs everything in one folder, with one password for every name. */
function configuration(folder: string, port: number, password: string, reader: Reader): string {
  const { username } = userInfo();
  const group = execFileSync("id", ["-gn"], { encoding: "utf8" }).trim();
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
first_valid_uid = 0
first_valid_gid = 0
default_internal_user = ${username}
default_internal_group = ${group}
default_login_user = ${reader.name}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${reader.uid} gid=${reader.gid} home=${folder}
}
`;
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => resolve(false));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
