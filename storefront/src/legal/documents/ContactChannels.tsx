import { useLingui } from "@lingui/react/macro";
import { telephoneLink } from "@recambia/contract/legal/shop-terms";
import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import styles from "./ContactChannels.module.css";

/** Every way to reach the shop: electronic, telephone, post and the counter (consumer code art. 21.3). */
export function ContactChannels() {
  const { t } = useLingui();
  const locale = useLocale();
  const shop = useShop();
  const { street, zip_code, municipality } = shop.address;
  return (
    <ul className={styles.channels}>
      <Channel icon={<Mail aria-hidden="true" />} name={t`Correo electrónico`}>
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </Channel>
      <Channel icon={<Phone aria-hidden="true" />} name={t`Teléfono`}>
        <a href={telephoneLink(shop.phone)}>{shop.phone}</a>
      </Channel>
      {shop.social.whatsapp ? (
        <Channel icon={<MessageCircle aria-hidden="true" />} name="WhatsApp">
          <a href={shop.social.whatsapp} rel="noopener external" target="_blank">
            {t`Abrir un chat`}
          </a>
        </Channel>
      ) : null}
      <Channel icon={<MapPin aria-hidden="true" />} name={t`Tienda y correo postal`}>
        <address className={styles.address}>
          {street}
          <br />
          {`${zip_code} ${municipality}`}
        </address>
        <p className={styles.hours}>{shop.opening_hours[locale]}</p>
      </Channel>
    </ul>
  );
}

function Channel({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className={styles.channel}>
      <span className={styles.icon}>{icon}</span>
      <div>
        <h3 className={styles.name}>{name}</h3>
        {children}
      </div>
    </li>
  );
}
