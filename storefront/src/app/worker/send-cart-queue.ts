import { serverLocales } from "@recambia/contract/locale";
import * as endpoints from "@recambia/contract/session/endpoints";
import { cartChannel } from "../../cart/cart-channel.ts";
import { createCartServer } from "../../cart/waiting/create-cart-server.ts";
import { fetchPersonId } from "../../cart/waiting/fetch-person-id.ts";
import { sendWaiting } from "../../cart/waiting/send-waiting.ts";
import {
  isOfSession,
  queueChannel,
  queueLock,
  rememberCart,
  waitingStore,
} from "../../cart/waiting/waiting-store.ts";
import { createHttpClient, type HttpClient, isSuccess } from "../../lib/http/http-client.ts";

/**
 * Sends the changes of the cart that wait, without a page: the last tab may be closed. Tabs that are open are told.
 *
 * @throws when something is left, so that the browser tries again later.
 */
export async function sendCartQueue(): Promise<void> {
  await navigator.locks.request(queueLock, async () => {
    const [first] = await waitingStore.list();
    if (!first) return;
    const http = createWorkerClient(serverLocales[first.locale]);
    const personId = await fetchPersonId(http);
    if (personId === undefined) throw new Error("It is not known whose cart it is");
    let remembered = Promise.resolve();
    const server = createCartServer(http, (cart) => {
      remembered = remembered.then(() => rememberCart(cart, personId));
      if (cart) post(cartChannel, { cart, locale: first.locale });
    });
    const isDone = await sendWaiting(waitingStore, server, (change) => isOfSession(change, personId));
    await remembered;
    post(queueChannel, "changed");
    if (!isDone) throw new Error("Changes of the cart are left to send");
  });
}

function createWorkerClient(serverLocale: string): HttpClient {
  let token = "";
  const http = createHttpClient({
    origin: import.meta.env.VITE_API_URL ?? "",
    serverLocale,
    beforeRequest: () => undefined,
    onUnauthenticated: () => undefined,
    confirmIdentity: async () => false,
    readCsrfToken: () => token,
    renewCsrfToken: async () => {
      const answer = await http.call(endpoints.getCsrfToken);
      token = isSuccess(answer) ? answer.data.csrf_token : "";
      return token;
    },
  });
  return http;
}

function post(name: string, message: unknown) {
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}
