import { once } from "node:events";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** Response to one mail: accept it, refuse it with a status, or hang up in the middle. */
export type Answer = "take" | "hang up" | { status: number; text: string };

export type ReceivedMail = { to: string[]; message: string };

/**
 * A real SMTP server on a free port.
 *
 * @param answers what it does with each mail in turn; it takes all that follow.
 * @param refusalOfSender the problem with the sender of the next mail; null: it may send.
 */
export async function openMailServer(
  answers: Answer[] = [],
  refusalOfSender: () => { status: number; text: string } | null = () => null,
) {
  const received: ReceivedMail[] = [];
  const commands: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onAuth(_auth, _session, callback) {
      commands.push("AUTH");
      callback(new Error("Unknown user"));
    },
    onMailFrom(_address, _session, callback) {
      commands.push("MAIL");
      const refusal = refusalOfSender();
      callback(refusal && refusalError(refusal));
    },
    onData(stream, session, callback) {
      const answer = answers.shift() ?? "take";
      if (answer === "hang up") return void hangUp(server, session);
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (answer !== "take") return callback(refusalError(answer));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, message: Buffer.concat(chunks).toString("utf8") });
        callback();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Commands that carried a password or a sender, in plain text. */
    commands,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function refusalError({ status, text }: { status: number; text: string }): Error {
  return Object.assign(new Error(text), { responseCode: status });
}

function hangUp(server: SMTPServer, session: SMTPServerSession) {
  for (const connection of server.connections) {
    if (Reflect.get(connection, "session") === session) Reflect.get(connection, "_socket").destroy();
  }
}
