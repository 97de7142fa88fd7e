import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { ConsentLink } from "../../legal/index.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { Ruler } from "../../ui/layout/Ruler.tsx";
import { LogoMark } from "../../ui/marks/LogoMark.tsx";
import styles from "./Footer.module.css";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";

const firstYear = 2024;

/** Footer of every page: the shop, its policies and its other channels (specification §2). */
export function Footer() {
  const { t } = useLingui();
  const shop = useShop();
  const locale = useLocale();
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer}>
      <Ruler />
      <div className={styles.content}>
        <div className={styles.shop}>
          <Link to="/" className={styles.brand}>
            <LogoMark size={44} />
            <span>{shop.name}</span>
          </Link>
          <address className={styles.address}>
            <span>{`${shop.address.street}, ${shop.address.zip_code} ${shop.address.municipality}`}</span>
            <a href={`tel:${shop.phone.replaceAll(" ", "")}`}>{shop.phone}</a>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
            <span>{shop.opening_hours[locale]}</span>
            {shop.tax_id ? <span>{`NIF ${shop.tax_id}`}</span> : null}
          </address>
        </div>
        <nav aria-label={t`Recambios`}>
          <ul className={styles.links}>
            <li>
              <Link to="/products">{t`Buscar recambios`}</Link>
            </li>
            <li>
              <Link to="/categories">{t`Categorías`}</Link>
            </li>
            <li>
              <Link to="/brands">{t`Marcas`}</Link>
            </li>
            <li>
              <Link to="/tools">{t`Herramientas`}</Link>
            </li>
          </ul>
        </nav>
        <nav className={styles.pages} aria-label={t`La tienda`}>
          <ul className={styles.links}>
            <li>
              <Link to="/who-we-are">{t`Quiénes somos`}</Link>
            </li>
            <li>
              <Link to="/contact-us">{t`Contacto`}</Link>
            </li>
            <li>
              <Link to="/orders">{t`Seguir mi pedido`}</Link>
            </li>
            <li>
              <Link to="/returns-and-exchanges#shipping">{t`Envíos y precios`}</Link>
            </li>
            <li>
              <Link to="/help#payment-ways">{t`Formas de pago`}</Link>
            </li>
            <li>
              <Link to="/help">{t`Preguntas frecuentes`}</Link>
            </li>
            <li>
              <Link to="/withdrawal">{t`Desistir del contrato aquí`}</Link>
            </li>
            <li>
              <Link to="/returns-and-exchanges">{t`Cambios y devoluciones`}</Link>
            </li>
            <li>
              <Link to="/recalls">{t`Retiradas de productos`}</Link>
            </li>
            <li>
              <Link to="/terms-and-conditions">{t`Términos y condiciones`}</Link>
            </li>
            <li>
              <Link to="/who-we-are#legal-notice">{t`Aviso legal`}</Link>
            </li>
            <li>
              <Link to="/privacy">{t`Privacidad`}</Link>
            </li>
            <li>
              <Link to="/cookies-policy">{t`Política de cookies`}</Link>
            </li>
            {shop.analytics_tag ? (
              <li>
                <ConsentLink>{t`Preferencias de cookies`}</ConsentLink>
              </li>
            ) : null}
          </ul>
        </nav>
        <nav aria-label={t`Redes sociales`}>
          <ul className={styles.links}>
            <SocialLink href={shop.social.whatsapp} name="WhatsApp" />
            <SocialLink href={shop.social.facebook} name="Facebook" />
            <SocialLink href={shop.social.instagram} name="Instagram" />
          </ul>
        </nav>
      </div>
      <div className={styles.last}>
        {/* Hydration keeps the year of the server: a page may be cached over New Year, and a device's clock may be wrong. */}
        <p suppressHydrationWarning>{`© ${firstYear}–${year} ${shop.legal_name || shop.name}`}</p>
        <div className={styles.controls}>
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}

function SocialLink({ href, name }: { href: string; name: string }) {
  if (!href) return null;
  return (
    <li>
      <a href={href} rel="noopener external" target="_blank">
        {name}
      </a>
    </li>
  );
}
