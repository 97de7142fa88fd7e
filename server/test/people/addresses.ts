import { Address, type AddressBody } from "@recambia/contract/addresses/schemas";
import { Compile } from "typebox/compile";
import { type Answer, readField, type Visitor } from "../shop/test-shop.ts";

const addresses = Compile(Address);

/** An address in Madrid as the form sends it. */
export function writtenAddress(change: Partial<AddressBody> = {}): AddressBody {
  return {
    first_name: "Ana",
    last_name: "Prueba López",
    mobile_phone: "612 345 678",
    zip_code: "28045",
    province: "es-28",
    municipality: "Madrid",
    street: "Calle de la Demostración",
    number: "12",
    ...change,
  };
}

/** One in Cuba, for an adult. */
export function writtenCubanAddress(change: Partial<AddressBody> = {}): AddressBody {
  return writtenAddress({
    identification: "85010112345",
    mobile_phone: "+53 5 2345678",
    zip_code: "10400",
    province: "cu-03",
    municipality: "Plaza de la Revolución",
    street: "Calle 23",
    between_streets: "L y M",
    ...change,
  });
}

/** The address in an answer; throws when the answer is something else. */
export function addressOf(answer: Answer): Address {
  const payload = readField(answer.body, "data");
  if (answer.status >= 300 || !addresses.Check(payload)) {
    throw new Error(`Not an address: ${answer.status} ${answer.text}`);
  }
  return payload;
}

/** Saves an address. */
export async function saveAddress(customer: Visitor, change?: Partial<AddressBody>): Promise<Address> {
  return addressOf(await customer.post("/spa/me/addresses", writtenAddress(change)));
}

/** All addresses of a customer, as they are listed. */
export async function addressesNow(customer: Visitor): Promise<Address[]> {
  const answer = await customer.get("/spa/me/addresses");
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !Array.isArray(payload)) throw new Error(`No list: ${answer.text}`);
  return payload.map((address) => {
    if (addresses.Check(address)) return address;
    throw new Error(`Not an address: ${JSON.stringify(address)}`);
  });
}
