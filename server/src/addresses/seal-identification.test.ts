import { expect, test } from "vitest";
import { type IdentificationSeal, identificationSeal, type Sealed } from "./seal-identification.ts";

const secret = "a secret of at least thirty-two characters";
const place = { customerId: "customer", addressId: "address" };
const { keyId, seal, open } = identificationSeal({ secret, earlierSecrets: [] });
const number = "85010112345";

function sealedBy(keeper: IdentificationSeal): Sealed {
  const sealed = keeper.seal(number, place);
  if (!sealed) throw new Error("Nothing was sealed");
  return sealed;
}

test("a seal opens only in its own context and with its own secret", () => {
  const sealed = sealedBy({ keyId, seal, open });
  expect(open(sealed, { ...place, customerId: "other" })).toBeNull();
  expect(open(sealed, { ...place, addressId: "other" })).toBeNull();
  const others = identificationSeal({ secret: `${secret}!`, earlierSecrets: [] });
  expect(others.open(sealed, place)).toBeNull();
  expect(others.open({ ...sealed, keyId: sealedBy(others).keyId }, place)).toBeNull();
});

test("after a change of the secret, an earlier one in the list still opens, and the new one seals", () => {
  const changed = identificationSeal({ secret: `${secret}!`, earlierSecrets: ["another", secret] });
  expect(changed.open(sealedBy({ keyId, seal, open }), place)).toBe(number);
  const sealed = sealedBy(changed);
  expect([sealed.keyId, changed.open(sealed, place), open(sealed, place)]).toEqual([
    changed.keyId,
    number,
    null,
  ]);
});

test("tampered and truncated seals do not open", () => {
  const sealed = sealedBy({ keyId, seal, open });
  for (let at = 0; at < sealed.bytes.length; at++) {
    const bytes = Uint8Array.from(sealed.bytes);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(open({ ...sealed, bytes }, place)).toBeNull();
    expect(open({ ...sealed, bytes: sealed.bytes.slice(0, at) }, place)).toBeNull();
  }
});

test("an empty text is not sealed", () => {
  expect(seal("", place)).toBeNull();
});

test("the number opens in its context, and is not visible in the stored bytes", () => {
  const sealed = sealedBy({ keyId, seal, open });
  expect(open(sealed, place)).toBe(number);
  expect(Buffer.from(sealed.bytes).toString("latin1")).not.toContain("8501");
});

test("sealing the same number twice gives different bytes under the same key id", () => {
  const [first, second] = [sealedBy({ keyId, seal, open }), sealedBy({ keyId, seal, open })];
  expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(second.bytes))).not.toBe(0);
  expect(first.keyId).toBe(second.keyId);
});
