/** An IMAP server in this process, for tests; the package has no types of its own. */
declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  type Message = { raw: string; flags?: string[] };

  export default function createServer(options: {
    plugins: string[];
    users: Record<string, { password: string }>;
    storage: { INBOX: { messages: Message[] } };
  }): {
    server: Server;
    listen(port: number, host: string, onListening: () => void): void;
    close(onClosed: () => void): void;
  };
}
