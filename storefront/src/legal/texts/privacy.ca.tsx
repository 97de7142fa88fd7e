import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";
import { shopWords } from "../documents/shop-words.ts";

export const text: DocumentText = {
  title: "Privacitat",
  description: "Quines dades teves fem servir, per a què, quant de temps, i com hi decideixes.",
  lead: () => (
    <p>
      Pots mirar tot el catàleg sense dir-nos qui ets. Només et demanem dades quan calen per a una cosa que tu
      vols fer, i aquí hi ha per a què les fem servir.
    </p>
  ),
  sections: [
    {
      id: "summary",
      title: "L'essencial",
      body: (shop) => (
        <table>
          <tbody>
            <tr>
              <th scope="row">Responsable</th>
              <td>{shopWords(shop, "ca").legalName}</td>
            </tr>
            <tr>
              <th scope="row">Per a què</th>
              <td>Servir les teves comandes, mantenir el teu compte, contestar-te i complir la llei.</td>
            </tr>
            <tr>
              <th scope="row">Per què podem</th>
              <td>Pel contracte, per obligació legal o perquè ens has donat permís.</td>
            </tr>
            <tr>
              <th scope="row">A qui arriben</th>
              <td>A qui lliura, a qui cobra i als nostres proveïdors tècnics. No venem dades.</td>
            </tr>
            <tr>
              <th scope="row">Els teus drets</th>
              <td>
                Veure, corregir, esborrar, endur-te-les, limitar o oposar-t'hi. <a href="#rights">Com</a>
              </td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: "controller",
      title: "Qui n'és el responsable",
      body: (_shop, { ShopIdentity }) => <ShopIdentity />,
    },
    {
      id: "purposes",
      title: "Quines dades fem servir i per a què",
      body: () => (
        <>
          <h3>Comandes</h3>
          <p>
            Nom, adreça de lliurament, telèfon, correu, articles, vehicle al qual van i imports: per vendre't,
            lliurar-te, cobrar-te i atendre la garantia (contracte), i per a la comptabilitat i els impostos
            (obligació legal). Sense aquestes dades no podem servir la comanda.
          </p>
          <p>
            Si demanes una factura completa, també el teu NIF i el teu domicili fiscal (obligació legal). Si
            desisteixes sense entrar al teu compte, el nom, el número de comanda i el correu que escrius: per
            tramitar-ho i enviar-te el justificant (obligació legal).
          </p>
          <h3>Compte</h3>
          <p>
            Nom, correu, contrasenya xifrada de manera irreversible i el que hi desis: adreces, preferits,
            llistes, fitxers, còpies de seguretat. Per donar-te aquest servei (contracte). El pots crear des
            dels 14 anys; per comprar cal ser major d'edat.
          </p>
          <p>
            Si comparteixes el compte, les altres persones veuen el teu nom, el teu correu i la teva foto, i
            totes veieu les comandes i les adreces. Si convides algú, fem servir el seu correu i el nom que li
            posis per enviar-li la invitació (interès legítim que el pugueu compartir).
          </p>
          <h3>El teu vehicle</h3>
          <p>
            El garatge es desa al teu navegador. La matrícula i el número de bastidor d'un particular són
            dades personals: no les demanem per comprar, només les fem servir si tu les escrius i no les
            enviem a cap servei de mesurament.
          </p>
          <h3>Número d'identitat de qui rep</h3>
          <p>
            Només el demanem en els enviaments a destinacions on la duana l'exigeix. El desem xifrat, es
            mostra tapat i l'esborrem quan acaba el termini de garantia. Si no ets tu, avisa aquesta persona
            que ens el dones i per a què.
          </p>
          <h3>Consultes, queixes i opinions</h3>
          <p>
            El que ens escrius i els fitxers que adjuntes: per contestar-te (la teva petició) i, en les
            queixes, per obligació legal. La teva opinió es publica amb el nom que triïs; comprovem que vas
            comprar l'article.
          </p>
          <h3>Correus comercials</h3>
          <p>
            Només si marques la casella, que mai no ve marcada, o sobre articles semblants als que ja ens has
            comprat. Cada correu porta un enllaç per no rebre'n més.
          </p>
          <h3>Seguretat</h3>
          <p>
            Registres tècnics i intents d'accés, per protegir la botiga i el teu compte (interès legítim). No
            fem perfils ni prenem decisions automatitzades sobre tu.
          </p>
        </>
      ),
    },
    {
      id: "retention",
      title: "Quant de temps les desem",
      body: () => (
        <>
          <ul>
            <li>La cistella d'una visita: 180 dies des de l'últim canvi.</li>
            <li>El compte: fins que l'esborres.</li>
            <li>Les invitacions sense resposta: 30 dies després de caducar.</li>
            <li>
              Comandes, pagaments, desistiments i factures: 6 anys per la llei mercantil (els impostos en
              demanen 4), i fins a 8 mentre es pugui reclamar per la garantia; també si abans esborres el
              compte.
            </li>
            <li>Consultes: 3 anys des de l'última resposta.</li>
            <li>Registres tècnics: 1 any.</li>
          </ul>
          <p>
            En esborrar, el que la llei ens obliga a conservar queda bloquejat: ningú no ho fa servir tret de
            jutges, fiscals i administracions, i es destrueix quan s'acaba el termini.
          </p>
        </>
      ),
    },
    {
      id: "recipients",
      title: "A qui les donem",
      body: (shop) => (
        <>
          <ul>
            <li>A l'empresa de transport, el just per lliurar.</li>
            <li>
              Al banc o l'entitat de pagament: import, número de comanda i, si tornem alguna cosa, quant. Les
              dades de la targeta o de Bizum hi van directament.
            </li>
            <li>
              A qui ens dona allotjament, correu i manteniment, amb contracte, per encàrrec nostre i sense
              poder fer-les servir per a res més.
            </li>
            <li>A l'Agència Tributària i a altres autoritats quan la llei ho mana.</li>
            {shopWords(shop, "ca").isExporting ? (
              <li>
                En els enviaments a Cuba, al transportista i a la duana de destinació. És un país sense
                decisió d'adequació de la Unió Europea; la transferència és necessària per complir la teva
                comanda.
              </li>
            ) : null}
            {shop.analytics_tag ? (
              <li>
                A Google Ireland Ltd., si acceptes que mesurem les visites. Pot tractar-les als Estats Units
                sota el Marc de Privacitat de Dades UE-EUA. Ho decideixes a la{" "}
                <Link to="/cookies-policy#preferences">política de galetes</Link>.
              </li>
            ) : null}
          </ul>
        </>
      ),
    },
    {
      id: "rights",
      title: "Els teus drets",
      body: (shop) => (
        <>
          <p>
            Pots saber quines dades teves tenim, corregir-les, esborrar-les, endur-te-les en un format útil,
            demanar que en limitem l'ús, oposar-t'hi i retirar un permís quan vulguis. És gratis i contestem
            en un mes.
          </p>
          <p>
            Escriu-nos a <a href={`mailto:${shop.email}`}>{shop.email}</a> o per carta. Només et demanarem que
            acreditis qui ets si en tenim dubtes raonables.
          </p>
          <p>
            Si creus que no ho fem bé, pots reclamar davant l'
            <a href="https://www.aepd.es" rel="external noopener">
              Agència Espanyola de Protecció de Dades
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: "device",
      title: "El que es desa al teu dispositiu",
      body: () => (
        <p>
          Hi és tot, amb el nom, el motiu i la durada, a la{" "}
          <Link to="/cookies-policy">política de galetes</Link>.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Canvis",
      body: () => (
        <p>
          Si canviem res d'important t'ho direm abans per correu o en entrar. La data de dalt és la d'aquesta
          versió.
        </p>
      ),
    },
  ],
};
