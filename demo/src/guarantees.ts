import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { Brand } from "./taxonomy/index.ts";

type Guarantee = NonNullable<FeedRecordOf<"brand">["guarantees"]>[number];

/** The guarantee of premium brands, which some of their products have. */
export const fiveYears = { id: "cinco-anos", months: 60 } as const;

/** Statement of a premium brand's commercial guarantee: of durability, free of charge, for the whole product. */
export function brandGuarantee({ name, manufacturer }: Brand): Guarantee {
  const { email } = manufacturer;
  return {
    ...fiveYears,
    by: "producer",
    name: manufacturer.name,
    address: manufacturer.address,
    email,
    covers: {
      es: "La pieza entera: si deja de cumplir su función en uso normal, la reparan o la cambian gratis. No cubre el desgaste normal, los golpes ni un montaje distinto del que indican las instrucciones.",
      ca: "La peça sencera: si deixa de complir la seva funció en ús normal, la reparen o la canvien de franc. No cobreix el desgast normal, els cops ni un muntatge diferent del que indiquen les instruccions.",
      en: "The whole part: if it stops doing its job in normal use, they repair or replace it free of charge. It does not cover normal wear, knocks, or fitting other than the instructions say.",
    },
    territory: {
      es: "España y el resto de la Unión Europea.",
      ca: "Espanya i la resta de la Unió Europea.",
      en: "Spain and the rest of the European Union.",
    },
    claim: {
      es: `Escribe a ${name} (${email}) o a la tienda, con el número del pedido y una foto de la pieza.`,
      ca: `Escriu a ${name} (${email}) o a la botiga, amb el número de la comanda i una foto de la peça.`,
      en: `Write to ${name} (${email}) or to the shop, with the order number and a picture of the part.`,
    },
    covers_whole: true,
    is_free: true,
  };
}
