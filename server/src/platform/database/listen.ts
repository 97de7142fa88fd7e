import pg from "pg";

const firstPauseMs = 250;
const longestPauseMs = 3_000;
/** Interval of checks of an idle connection: a half-open one receives neither notifications nor an error. */
const defaultHeartbeatMs = 10_000;

/**
 * Listens on a connection of its own and reconnects when it breaks: one attempt at a time, after growing, random pauses. The
 * callback then gets an empty payload, because notifications may have been missed.
 *
 * @param open creates a client; its time limits apply to connecting and to the checks of the connection.
 * @returns a function that stops listening.
 */
export async function listenWithReconnect(
  open: () => pg.Client,
  channel: string,
  onMessage: (payload: string) => void,
  heartbeatMs = defaultHeartbeatMs,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** @throws when the connection cannot be opened; it is closed then. */
  async function connect() {
    const fresh = open();
    const lost = new Promise<void>((resolve) => {
      fresh.on("error", () => resolve());
      fresh.on("end", () => resolve());
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
    fresh.on("notification", (message) => onMessage(message.payload ?? ""));
    lost.then(() => replace(fresh));
    if (isStopped) fresh.end().catch(() => undefined);
    else beat(fresh);
  }

  function beat(checked: pg.Client) {
    timer = setTimeout(async () => {
      const isAlive = await checked.query("select 1").then(
        () => true,
        () => false,
      );
      if (client !== checked || isStopped) return;
      if (isAlive) beat(checked);
      else replace(checked);
    }, heartbeatMs);
  }

  /** Closes a lost connection and connects again; the second report of the same loss does nothing. */
  function replace(lost: pg.Client) {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => undefined);
    clearTimeout(timer);
    if (!isStopped) reconnectAfter(firstPauseMs);
  }

  function reconnectAfter(pauseMs: number) {
    timer = setTimeout(
      async () => {
        try {
          await connect();
          onMessage("");
        } catch {
          if (!isStopped) reconnectAfter(Math.min(pauseMs * 2, longestPauseMs));
        }
      },
      pauseMs * (0.5 + Math.random() / 2),
    );
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    // A server that does not answer is not waited for: closing the database closes what is left.
    client?.end().catch(() => undefined);
  };
}
