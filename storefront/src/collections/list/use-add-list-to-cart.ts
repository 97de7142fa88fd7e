import * as endpoints from "@recambia/contract/collections/endpoints";
import type { Collection, FilledCart } from "@recambia/contract/collections/schemas";
import { useRef, useState } from "react";
import { acceptCart, newId, useCartContext } from "../../cart/index.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";

/** Puts all of a list into the cart, for the vehicle that its fit is shown for. */
export function useAddListToCart(list: Collection) {
  const context = useCartContext();
  const wordsFor = useRefusalText();
  const [isFilling, setIsFilling] = useState(false);
  const [filled, setFilled] = useState<FilledCart | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Of an addition whose answer may have been lost: the next attempt adds nothing twice. */
  const additionId = useRef<string | null>(null);

  async function fill() {
    setIsFilling(true);
    setFilled(null);
    setFailure(null);
    additionId.current ??= newId();
    const answer = await context.http.call(endpoints.fillCart, {
      params: { id: list.id },
      body: { vehicle_id: list.fit_vehicle?.id ?? null, addition_id: additionId.current },
    });
    setIsFilling(false);
    if (!isSuccess(answer)) return setFailure(wordsFor(answer));
    additionId.current = null;
    acceptCart(context, answer.data.data.cart);
    setFilled(answer.data.data);
  }
  return { isFilling, filled, failure, fill };
}
