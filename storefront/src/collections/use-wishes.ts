import { useRef, useState } from "react";
import { type ApiAnswer, isSuccess } from "../lib/http/http-client.ts";

type Answer = ApiAnswer<unknown>;

type Wishes<T> = {
  /** Tells the server what is wanted for `id`. */
  send(id: string, wish: T): Promise<Answer>;
  /** Told for each wish that the server has refused, or that could not be sent. */
  onRefusal(answer: Answer, id: string): void;
  /** Fetches the server's state once every wish has been sent. */
  refresh(): Promise<unknown>;
};

/**
 * What a shopper wants for each of several things: shown at once, and sent to the server one after another,
 * only the last wish for each. `shown` holds the wishes, by id, until the server's state has been fetched, so
 * an answer to an earlier wish never undoes a later one on the screen.
 */
export function useWishes<T>({ send, onRefusal, refresh }: Wishes<T>) {
  const waiting = useRef(new Map<string, T>());
  const isSending = useRef(false);
  const [shown, setShown] = useState<Readonly<Record<string, T>>>({});

  async function sendAll() {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = firstOf(waiting.current); next; next = firstOf(waiting.current)) {
      const [id, wish] = next;
      waiting.current.delete(id);
      const answer = await send(id, wish);
      if (!isSuccess(answer)) onRefusal(answer, id);
    }
    isSending.current = false;
    await refresh();
    if (!isSending.current) setShown({});
  }

  function want(id: string, wish: T) {
    waiting.current.set(id, wish);
    setShown((now) => ({ ...now, [id]: wish }));
    sendAll();
  }

  return { shown, want };
}

function firstOf<T>(waiting: ReadonlyMap<string, T>) {
  const [first] = waiting;
  return first;
}
