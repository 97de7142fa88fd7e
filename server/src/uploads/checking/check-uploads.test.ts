import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { fileOf, photograph, sentFile } from "../../../test/uploads/send-file.ts";
import { checkUploads } from "./check-uploads.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each(["read", "write"] as const)(
  "a check that pauses before it can %s spoils nothing of the process that has taken over",
  async (pausing) => {
    const ana = await signedInCustomer(shop);
    const { files } = shop.context;
    const { id } = await sentFile(shop, ana, await photograph());
    const changed = (text: string) => shop.database.rows({ text, values: [id] });
    await files.write("upload-parts/paused.bin", await photograph());
    await changed(`insert into upload_part (upload_id, first_byte, part)
                   select id, 0, 'paused' from upload where public_id = $1`);
    await changed(`update upload set state = 'checking', kind = null, width = null, height = null, checked_from = null
                   where public_id = $1`);
    const takeOver = async () => {
      await files.remove("upload-parts/paused.bin");
      await changed("delete from upload_part using upload where upload.id = upload_id and public_id = $1");
      await changed(
        "update upload set state = 'ready', kind = 'jpeg', width = 120, height = 80 where public_id = $1",
      );
    };
    const paused: typeof files = Object.create(files, {
      [pausing]: {
        value: async (name: string, bytes: Buffer) => {
          await takeOver();
          return pausing === "read" ? files.read(name) : files.write(name, bytes);
        },
      },
    });
    await checkUploads({ ...shop.context, files: paused });
    expect(await fileOf(ana, id)).toMatchObject({ state: "ready" });
    for (const size of ["small", "large"])
      expect(await files.read(`uploads/${id}-${size}.webp`)).not.toBeNull();
  },
);
