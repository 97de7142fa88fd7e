/** Unpacks big-endian integers, as the database's `int4send` packs them. */
export function unpackIntegers(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const integers = new Int32Array(bytes.length / 4);
  for (let index = 0; index < integers.length; index++) integers[index] = view.getInt32(index * 4);
  return integers;
}
