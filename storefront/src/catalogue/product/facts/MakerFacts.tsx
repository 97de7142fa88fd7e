import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";

type Props = {
  manufacturer: ProductDetail["manufacturer"];
  responsiblePerson: ProductDetail["responsible_person"];
};

/**
 * The manufacturer and, if there is one, the person responsible for it in the Union: name, postal and electronic address
 * (Regulation (EU) 2023/988 art. 19).
 */
export function MakerFacts({ manufacturer, responsiblePerson }: Props) {
  const { t } = useLingui();
  return (
    <>
      <address>
        {manufacturer.name}
        <br />
        {manufacturer.address}
        <br />
        <a href={`mailto:${manufacturer.email}`}>{manufacturer.email}</a>
        {manufacturer.website ? (
          <>
            {" · "}
            <a href={manufacturer.website} rel="noopener nofollow">
              {manufacturer.website.replace(/^https?:\/\//, "")}
            </a>
          </>
        ) : null}
      </address>
      {responsiblePerson ? (
        <address>
          {t`Responsable en la Unión Europea:`} {responsiblePerson.name}
          <br />
          {responsiblePerson.address}
          <br />
          <a href={`mailto:${responsiblePerson.email}`}>{responsiblePerson.email}</a>
        </address>
      ) : null}
    </>
  );
}
