import { readFile } from "node:fs/promises";
import { UploadedFile, UploadList } from "@recambia/contract/uploads/schemas";
import PDFDocument from "pdfkit";
import { Value } from "typebox/value";
import { checkUploads } from "../../src/uploads/index.ts";
import { twoHalves } from "../catalogue/pictures.ts";
import type { TestCustomer } from "../people/customers.ts";
import { type Answer, readField, type TestShop } from "../shop/test-shop.ts";

const tus = { "tus-resumable": "1.0.0" };

/** One token for each person, because concurrent requests for one would replace each other's cookie. */
const tokens = new WeakMap<TestCustomer, Promise<string>>();

async function fetchToken(customer: TestCustomer): Promise<string> {
  return String(readField((await customer.get("/sanctum/csrf-cookie")).body, "csrf_token"));
}

/** Sends a request of the protocol with the caller's CSRF token. */
export async function callTus(
  customer: TestCustomer,
  method: "POST" | "PATCH" | "HEAD" | "DELETE",
  url: string,
  { headers = {}, payload }: { headers?: Record<string, string>; payload?: Buffer } = {},
): Promise<Answer> {
  const token = tokens.get(customer) ?? fetchToken(customer);
  tokens.set(customer, token);
  return customer.call({
    method,
    url,
    headers: { ...tus, "x-csrf-token": await token, ...headers },
    ...(payload ? { payload } : {}),
  });
}

type Announced = { size: number; name?: string; keepsOriginal?: boolean };

/** Announces a file. */
export function announce(
  customer: TestCustomer,
  { size, name = "foto.jpg", keepsOriginal = false }: Announced,
): Promise<Answer> {
  const metadata = `filename ${Buffer.from(name).toString("base64")}${keepsOriginal ? ",keep_original" : ""}`;
  return callTus(customer, "POST", "/spa/uploads", {
    headers: { "upload-length": String(size), "upload-metadata": metadata },
  });
}

/** Sends some of an announced file's bytes. */
export function sendBytes(
  customer: TestCustomer,
  url: string,
  offset: number,
  bytes: Buffer,
): Promise<Answer> {
  return callTus(customer, "PATCH", url, {
    headers: { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    payload: bytes,
  });
}

/** Announces a file and returns the address that takes its bytes. */
export async function announced(customer: TestCustomer, file: Announced): Promise<string> {
  const answer = await announce(customer, file);
  if (answer.status !== 201) throw new Error(`Not announced: ${answer.status} ${answer.text}`);
  return String(answer.headers.location);
}

/** Sends a whole file, has it checked, and returns it as its owner sees it. */
export async function sentFile(
  shop: TestShop,
  customer: TestCustomer,
  bytes: Buffer,
  file: Omit<Announced, "size"> = {},
): Promise<UploadedFile> {
  const url = await announced(customer, { ...file, size: bytes.length });
  const answer = await sendBytes(customer, url, 0, bytes);
  if (answer.status !== 204) throw new Error(`Not taken: ${answer.status} ${answer.text}`);
  await checkUploads(shop.context);
  return fileOf(customer, url);
}

/** Lists a person's files. */
export async function filesOf(customer: TestCustomer): Promise<UploadList> {
  const list = readField((await customer.get("/spa/uploads")).body, "data");
  if (!Value.Check(UploadList, list)) throw new Error("Not a list of files");
  return list;
}

/** Returns the file of an address or id. */
export async function fileOf(customer: TestCustomer, address: string): Promise<UploadedFile> {
  const file = (await filesOf(customer)).files.find(({ id }) => address.endsWith(id));
  if (!Value.Check(UploadedFile, file)) throw new Error(`No file ${address}`);
  return file;
}

/** A JPEG whose left half is red and whose right half is blue, with the place where it was taken. */
export async function photograph(width = 120, height = 80): Promise<Buffer> {
  return (await twoHalves(width, height))
    .withExif({ IFD3: { GPSLatitude: "41/1 23/1 0/1" }, IFD0: { Make: "Cámara" } })
    .jpeg()
    .toBuffer();
}

/** The same picture as HEIC, as phones make it. */
export const heicPhotograph = (): Promise<Buffer> => readFile(new URL("halves.heic", import.meta.url));

/** A PDF whose first page is red on the left and blue on the right. */
export async function pdfDocument(pages = 1): Promise<Buffer> {
  const document = new PDFDocument({ size: [120, 80], margin: 0, autoFirstPage: false });
  const pieces: Buffer[] = [];
  document.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.on("end", resolve));
  for (let page = 0; page < pages; page++) {
    document.addPage();
    document.rect(0, 0, 60, 80).fill(page === 0 ? "#e00000" : "#00a000");
    document.rect(60, 0, 60, 80).fill("#0000e0");
  }
  document.end();
  await ended;
  return Buffer.concat(pieces);
}
