import sharp from "sharp";
import type { TestCustomer } from "../people/customers.ts";
import { type Answer, readField, type TestShop } from "../shop/test-shop.ts";

const colours = { red: "#e00000", blue: "#0000e0" } as const;

/** A picture whose left half is red and whose right half is blue. */
export function twoHalves(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: colours.red } as const;
  return sharp({ create: { width, height, channels: 3, background: colours.blue } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .png()
    .toBuffer()
    .then((bytes) => sharp(bytes));
}

/** The colour of a pixel in words, however compression has changed its shade. */
export async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  if (red > 150 && green < 90 && blue < 90) return "red";
  if (blue > 150 && green < 90 && red < 90) return "blue";
  return `${red}, ${green}, ${blue}`;
}

/** Sends a picture's bytes as a browser does. */
export async function sendPicture(
  customer: TestCustomer,
  bytes: Buffer,
  { type = "image/jpeg", query = "" } = {},
): Promise<Answer> {
  const token = String(readField((await customer.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  return customer.call({
    method: "POST",
    url: `/spa/me/picture${query}`,
    payload: bytes,
    headers: { "x-csrf-token": token, "content-type": type },
  });
}

/** Address of the picture that an answer names. */
export function pictureOf(answer: Answer): string {
  const address = readField(readField(answer.body, "data"), "picture");
  if (answer.status !== 200 || typeof address !== "string") {
    throw new Error(`No picture: ${answer.status} ${answer.text}`);
  }
  return address;
}

/** The bytes that an address of the shop shows to anyone. */
export async function shownPicture(shop: TestShop, address: string): Promise<Buffer> {
  const answer = await shop.app.inject({ url: address });
  if (answer.statusCode !== 200) throw new Error(`Nothing is shown at ${address}: ${answer.statusCode}`);
  return answer.rawPayload;
}

/** Every file in the store of pictures. */
export async function offlinePictures(shop: TestShop): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of shop.context.files.list("people/")) names.push(name);
  return names;
}
