import { type ApiAnswer, isSuccess } from "./http-client.ts";
import { createOnceSender } from "./send-once.ts";

type Calls<Body, Thing> = {
  /** Reads all of the person's things of this kind. */
  list(): Promise<ApiAnswer<{ data: readonly Thing[] }>>;
  create(body: Body): Promise<ApiAnswer<{ data: Thing }>>;
  change(id: string, body: Body): Promise<ApiAnswer<{ data: Thing }>>;
};

/**
 * Creates a sender for a new thing of a person, such as an address, that must not be created twice. After a lost answer the
 * sender looks for a thing that was not there before the first attempt. If the person has edited the form since then, the
 * next attempt changes that thing instead of creating another one.
 */
export function createCreationSender<Body, Thing extends { id: string }>(calls: Calls<Body, Thing>) {
  let known: ReadonlySet<string> | null = null;
  /** What the thing was created from; null once a change may have been stored. */
  let sent: Body | null = null;

  const sendOnce = createOnceSender<{ data: Thing }>(async () => {
    const { status, data } = await listed();
    const made = data?.find(({ id }) => !known?.has(id));
    return { status, data: made ? { data: made } : null };
  });

  async function listed(): Promise<{ status: number; data: readonly Thing[] | null }> {
    const answer = await calls.list();
    return { status: answer.status, data: isSuccess(answer) ? answer.data.data : null };
  }

  return async (body: Body): Promise<ApiAnswer<{ data: Thing }>> => {
    if (!known) {
      const { status, data } = await listed();
      if (!data) return { status, data: null };
      known = new Set(data.map(({ id }) => id));
    }
    let answer = await sendOnce(() => {
      sent = body;
      return calls.create(body);
    });
    if (isSuccess(answer) && JSON.stringify(sent) !== JSON.stringify(body)) {
      sent = null;
      answer = await calls.change(answer.data.data.id, body);
    }
    if (isSuccess(answer)) known = null;
    return answer;
  };
}
