import type { WaitingChange } from "./waiting-change.ts";
import { openWaiting, type SealedChanges } from "./waiting-database.ts";

// Waiting changes of a person whose session has ended are encrypted until they sign in again, so that nobody else who uses
// the device can read them. Signing out removes them.

/** Sealed changes that nobody has come back for are removed after this time. */
const longestSealedMs = 30 * 24 * 60 * 60 * 1000;

/** Whether this device has the person's key. */
export async function hasKey(personId: string): Promise<boolean> {
  return (await (await openWaiting()).count("keys", personId)) > 0;
}

/** Keeps a person's key on this device while they are signed in; scripts can use it but not read it. */
export async function keepKey(personId: string, keyInBase64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(keyInBase64), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  await (await openWaiting()).put("keys", { personId, key });
}

/** Encrypts what waits of everybody but the person, where there is a key for it, and removes those keys. */
export async function sealOthers(personId: string | null, nowMs = Date.now()): Promise<void> {
  const database = await openWaiting();
  for (const { personId: owner, key } of await database.getAll("keys")) {
    if (owner === personId) continue;
    const changes = (await database.getAll("changes")).filter((change) => change.personId === owner);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(changes));
    const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text);
    const transaction = database.transaction(["keys", "changes", "sealed"], "readwrite");
    // Another tab may have sealed them, or removed them because the person has signed out.
    if (changes.length > 0 && (await transaction.objectStore("keys").get(owner))) {
      await transaction.objectStore("sealed").put({ personId: owner, sealedAt: nowMs, iv, data });
    }
    for (const { id } of changes) await transaction.objectStore("changes").delete(id);
    await transaction.objectStore("keys").delete(owner);
    await transaction.done;
  }
}

/** Puts back what was sealed of a person who has signed in again, and removes what is too old. */
export async function unseal(personId: string, nowMs = Date.now()): Promise<void> {
  const database = await openWaiting();
  for (const { personId: owner, sealedAt } of await database.getAll("sealed")) {
    if (sealedAt < nowMs - longestSealedMs) await database.delete("sealed", owner);
  }
  const [sealed, kept] = [await database.get("sealed", personId), await database.get("keys", personId)];
  if (!sealed || !kept) return;
  const changes = await decrypt(sealed, kept.key);
  const transaction = database.transaction(["changes", "sealed"], "readwrite");
  // Another tab may have put them back.
  if (await transaction.objectStore("sealed").get(personId)) {
    for (const change of changes) await transaction.objectStore("changes").put(change);
    await transaction.objectStore("sealed").delete(personId);
  }
  await transaction.done;
}

/** Removes the key and what is sealed of a person who has signed out. */
export async function dropSealed(personId: string): Promise<void> {
  const transaction = (await openWaiting()).transaction(["keys", "sealed"], "readwrite");
  await transaction.objectStore("keys").delete(personId);
  await transaction.objectStore("sealed").delete(personId);
  await transaction.done;
}

/** Decrypts changes; those sealed under an earlier secret of the shop are lost. */
async function decrypt({ iv, data }: SealedChanges, key: CryptoKey): Promise<WaitingChange[]> {
  try {
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return [];
  }
}
