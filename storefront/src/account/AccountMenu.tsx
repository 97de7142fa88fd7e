import { useLingui } from "@lingui/react/macro";
import {
  Archive,
  CarFront,
  ChevronRight,
  FolderOpen,
  Heart,
  KeyRound,
  LifeBuoy,
  ListChecks,
  MapPinHouse,
  MonitorDown,
  ReceiptText,
  ShieldCheck,
  Star,
  UserRoundPen,
  Users,
} from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { GarageDialogs, openSelectVehicle } from "../vehicles/index.ts";
import styles from "./AccountMenu.module.css";

/** The ways from the profile into the account (specification §2), in the order they are wanted. */
export function AccountMenu() {
  const { t } = useLingui();
  return (
    <div className={styles.groups}>
      <Group title={t`Compras`}>
        <Entry
          to="/profile/my-orders"
          icon={<ReceiptText />}
          name={t`Pedidos`}
          text={t`Seguimiento, facturas y devoluciones.`}
        />
        <Entry
          to="/profile/my-addresses"
          icon={<MapPinHouse />}
          name={t`Direcciones de envío`}
          text={t`Las de casa, el trabajo y el taller.`}
        />
        <GarageEntry />
        <Entry
          to="/profile/favorites"
          icon={<Heart />}
          name={t`Favoritos`}
          text={t`Las piezas que no quieres perder de vista.`}
        />
        <Entry
          to="/collections"
          icon={<ListChecks />}
          name={t`Listas`}
          text={t`Todo lo de una revisión, junto y listo.`}
        />
        <Entry
          to="/reviews"
          icon={<Star />}
          name={t`Opiniones`}
          text={t`Las tuyas, de compras comprobadas.`}
        />
      </Group>
      <Group title={t`Tu cuenta`}>
        <Entry
          to="/profile/update"
          icon={<UserRoundPen />}
          name={t`Editar perfil`}
          text={t`Nombre, correo, contraseña y moneda.`}
        />
        <Entry
          to="/profile/security"
          icon={<KeyRound />}
          name={t`Seguridad`}
          text={t`Sesiones, llaves de acceso y códigos.`}
        />
        <Entry
          to="/users"
          icon={<Users />}
          name={t`Personas`}
          text={t`Quien también compra con tu cuenta.`}
        />
        <Entry
          to="/profile/data"
          icon={<ShieldCheck />}
          name={t`Mis datos`}
          text={t`Descárgalos o elimina la cuenta.`}
        />
      </Group>
      <Group title={t`Ayuda y copias`}>
        <Entry
          to="/profile/support"
          icon={<LifeBuoy />}
          name={t`Soporte`}
          text={t`Lo que nos has escrito, y preguntas frecuentes.`}
        />
        <Entry
          to="/profile/uploads"
          icon={<FolderOpen />}
          name={t`Mis archivos`}
          text={t`Fotos de piezas y papeles del coche.`}
        />
        <Entry
          to="/profile/offline"
          icon={<MonitorDown />}
          name={t`Sin conexión`}
          text={t`Lo que guarda este dispositivo.`}
        />
        <Entry
          to="/profile/backups"
          icon={<Archive />}
          name={t`Copias de seguridad`}
          text={t`Garaje, favoritos y direcciones, a salvo.`}
        />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.entries}>{children}</ul>
    </nav>
  );
}

/** Opens the garage, which is a dialog on every page. */
function GarageEntry() {
  const { t } = useLingui();
  return (
    <li>
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={openSelectVehicle}>
        <EntryContent
          icon={<CarFront />}
          name={t`Mi garaje`}
          text={t`Tus coches, para ver lo que les encaja.`}
        />
      </button>
      <GarageDialogs />
    </li>
  );
}

type EntryProps = { icon: ReactNode; name: string; text: string };

function Entry({ to, ...content }: EntryProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={styles.entry}>
        <EntryContent {...content} />
      </Link>
    </li>
  );
}

function EntryContent({ icon, name, text }: EntryProps) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className={styles.onward} />
    </>
  );
}
