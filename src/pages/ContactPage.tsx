import type { ReactNode } from 'react';
import { Banner } from '../parts/Banner.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import { HoursTable, type HoursRow } from '../parts/HoursTable.tsx';
import { Hung, type RootLength } from '../parts/Hung.tsx';
import { NewTabLink } from '../parts/NewTabLink.tsx';
import type { PhotoProps } from '../parts/Photo.tsx';
import { Section } from '../parts/Section.tsx';
import type from '../parts/type.module.scss';
import styles from './ContactPage.module.scss';
import { StreetMap } from './contact/StreetMap.tsx';

export interface ContactPageProps {
  banner: { title: string; lead: string; photo: Omit<PhotoProps, 'sizes'> };
  information: {
    heading: string;
    phoneLabel: string;
    phoneNote: string;
    emailLabel: string;
    chatLabel: string;
    chatButton: string;
  };
  phone: { display: string; e164: string };
  email: string;
  /** "+91…" when the gym answers on WhatsApp. */
  whatsapp?: string | undefined;
  address: { heading: string; note: string; lines: readonly string[] };
  follow: { heading: string; newTab: string; links: readonly { label: string; url: string }[] };
  hours: { heading: string; caption: string; rows: readonly HoursRow[] };
  languages: { heading: string; spoken: readonly { name: string; code: string }[] };
  map: {
    heading: string;
    frameTitle: string;
    directions: string;
    note: string;
    query: string;
    visible: boolean;
  };
  visit: {
    heading: string;
    steps: readonly { title: string; body: string }[];
    bringHeading: string;
    bring: readonly string[];
  };
  questions: {
    heading: string;
    items: readonly { id: string; question: string; answer: string }[];
  };
}

const stepLengths: readonly RootLength[] = ['22', '15', '9', '4'];

export function ContactPage(props: ContactPageProps) {
  const { banner, information, phone, email, whatsapp, visit, questions, map } = props;
  return (
    <>
      <Banner {...banner} />
      <Section ground="bone" labelledBy="information-heading">
        <div className={styles.reach}>
          <h2 id="information-heading">{information.heading}</h2>
          <a className={styles.line} href={`tel:${phone.e164}`}>
            <small>
              {information.phoneLabel}. {information.phoneNote}
            </small>
            <span className={`${type.figures} ${styles.number}`}>{phone.display}</span>
          </a>
          <a className={styles.line} href={`mailto:${email}`}>
            <small>{information.emailLabel}</small>
            <span className={styles.mail}>{email}</span>
          </a>
          {whatsapp !== undefined && (
            <a className={styles.line} href={`https://wa.me/${whatsapp.slice(1)}`}>
              <small>{information.chatLabel}</small>
              {information.chatButton}
            </a>
          )}
        </div>
        <Facts {...props} />
      </Section>
      <StreetMap {...map} newTab={props.follow.newTab} />
      <Section ground="oxide" labelledBy="visit-heading" className={styles.visit}>
        <div className={styles.first}>
          <h2 id="visit-heading">{visit.heading}</h2>
          <ol className={styles.steps}>
            {visit.steps.map(({ title, body }, index) => (
              <Hung key={title} as="li" length={stepLengths[index % stepLengths.length]!}>
                <h3>{title}</h3>
                <p>{body}</p>
              </Hung>
            ))}
          </ol>
        </div>
        <div className={styles.bring}>
          <h3>{visit.bringHeading}</h3>
          <ul>
            {visit.bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </Section>
      <Section ground="bone" labelledBy="questions-heading">
        <div className={styles.two}>
          <h2 id="questions-heading">{questions.heading}</h2>
          <div>
            {questions.items.map(({ id, question, answer }) => (
              <Disclosure key={id} summary={question} text={answer} />
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}

const Facts = ({ address, follow, hours, languages }: ContactPageProps) => (
  <div className={styles.facts}>
    <Fact heading={address.heading}>
      <address>
        {address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={type.quiet}>{address.note}</p>
    </Fact>
    <Fact heading={follow.heading}>
      <ul className={styles.links}>
        {follow.links.map(({ label, url }) => (
          <li key={url}>
            <NewTabLink to={url} hint={follow.newTab}>
              {label}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </Fact>
    <Fact heading={hours.heading}>
      <HoursTable caption={hours.caption} rows={hours.rows} />
    </Fact>
    <Fact heading={languages.heading}>
      <p>
        {languages.spoken.map(({ name, code }, index) => (
          <span key={code} lang={code} className={styles.language}>
            {name}
            {index < languages.spoken.length - 1 && ', '}
          </span>
        ))}
      </p>
    </Fact>
  </div>
);

const Fact = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2>{heading}</h2>
    {children}
  </div>
);
