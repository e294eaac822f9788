import type { contactProps } from './contact-page.ts';
import typography from '../../design/parts/typography.module.scss';
import type { ReactNode } from 'react';
import { Banner } from '../../design/parts/Banner.tsx';
import { GettingThereRows, HoursTable } from '../../design/parts/GymFacts.tsx';
import { HangingBlock, type RootLength, Section } from '../../design/parts/Section.tsx';
import { NewTabLink, PageLink, TextLink } from '../../design/parts/Links.tsx';
import { QuestionList } from '../../design/parts/Disclosure.tsx';
import { contactParts } from './contact-parts.ts';
import { StreetMap } from './StreetMap.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-contact.ts';
import { ButtonLink } from '../../design/parts/Button.tsx';
import styles from './ContactPage.module.scss';

type ContactPageProps = ReturnType<typeof contactProps>;

const rootLengths: readonly RootLength[] = ['22', '15', '9', '4'];

/** The page /contact; its props come from contact-page.ts. */
export function ContactPage(props: ContactPageProps) {
  const { banner, visit, questions, map, trial } = props;
  return (
    <>
      <Banner {...banner} />
      <Section ground="bone" labelledBy="information-heading">
        <ContactOptions {...props} />
        {trial && (
          <p className={styles.trial}>
            <TextLink {...trial} />
          </p>
        )}
        <Facts {...props} />
        <GettingThere {...props.gettingThere} />
      </Section>
      <StreetMap {...map} newTab={props.follow.newTab} />
      <Section ground="oxide" labelledBy="visit-heading" className={styles.visit}>
        <div className={styles.firstVisit}>
          <h2 id="visit-heading">{keepWordsWhole(visit.heading)}</h2>
          <ol className={styles.steps}>
            {visit.steps.map(({ title, body }, index) => (
              <HangingBlock key={title} as="li" length={rootLengths[index % rootLengths.length]!}>
                <h3>{title}</h3>
                <p>{body}</p>
              </HangingBlock>
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
      {questions.items.length > 0 && (
        <Section ground="bone" labelledBy="questions-heading">
          <div className={styles.twoColumns}>
            <h2 id="questions-heading">{keepWordsWhole(questions.heading)}</h2>
            <QuestionList items={questions.items} />
          </div>
        </Section>
      )}
    </>
  );
}

/** The address, links, hours and languages, side by side. */
const Facts = ({ address, follow, hours, languages }: ContactPageProps) => (
  <div className={styles.facts}>
    <Fact heading={address.heading}>
      <address>
        {address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {address.landmark !== undefined && <p>{address.landmark}</p>}
      <p className={typography.quiet}>{address.note}</p>
    </Fact>
    <Fact heading={follow.heading}>
      <ul className={styles.links}>
        {follow.links.map(({ label, url }) => (
          <li key={url}>
            <NewTabLink to={url} hint={follow.newTab} marked>
              {label}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </Fact>
    <Fact heading={hours.heading} id="hours">
      <HoursTable {...hours} />
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

const GettingThere = ({ heading, ways }: ContactPageProps['gettingThere']) =>
  ways.length > 0 && (
    <div className={styles.gettingThere}>
      <h2>{keepWordsWhole(heading)}</h2>
      <dl>
        <GettingThereRows ways={ways} />
      </dl>
    </div>
  );

/** A fact under its heading, with an `id` if other pages link to it. */
const Fact = ({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) => (
  <div>
    <h2 id={id}>{keepWordsWhole(heading)}</h2>
    {children}
  </div>
);

const ContactOptions = (props: ContactPageProps) => {
  const { information, phone, email, whatsapp, live } = props;
  return (
    <LiveMarkup<typeof script> name="liveContact" props={live}>
      <ContactSubject {...props} />
      <div className={styles.options}>
        <h2 id="information-heading">{keepWordsWhole(information.heading)}</h2>
        <div className={styles.phone}>
          <a className={styles.option} href={`tel:${phone.e164}`}>
            <small>
              {information.phoneLabel}. {information.phoneNote}
            </small>
            <span className={`${typography.figures} ${styles.number}`} {...contactParts.number}>
              {phone.display}
            </span>
          </a>
          <p className={styles.copy}>
            <span role="status" {...contactParts.copied} />
            <button type="button" {...contactParts.copy}>
              {information.copyButton}
            </button>
          </p>
        </div>
        <a className={styles.option} href={`mailto:${email}`}>
          <small>{information.emailLabel}</small>
          <span className={styles.mail}>{email}</span>
        </a>
        {whatsapp !== undefined && (
          <a className={styles.option} href={whatsapp}>
            <small>{information.chatLabel}</small>
            {information.chatButton}
          </a>
        )}
      </div>
    </LiveMarkup>
  );
};

/**
 * The plan, class or post that the visitor came from. This section is hidden until live-contact.ts finds an id in the
 * URL and fills it in.
 */
const ContactSubject = ({ information, phone, email, whatsapp, context }: ContactPageProps) => (
  <section
    className={styles.subject}
    aria-labelledby="context-heading"
    {...contactParts.context}
    hidden
  >
    <div>
      <h2 id="context-heading">{keepWordsWhole(context.title)}</h2>
      <p className={styles.title} {...contactParts.subject} />
      <p className={styles.price} {...contactParts.cost}>
        <span className={typography.figures} {...contactParts.price} />{' '}
        <span {...contactParts.unit} />
      </p>
      <p className={styles.toBring} {...contactParts.bring} />
    </div>
    <div className={styles.contact}>
      <div className={styles.buttons}>
        <ButtonLink
          to={`mailto:${email}`}
          label={information.emailLabel}
          part={contactParts.write}
          large
        />
        <ButtonLink to={`tel:${phone.e164}`} label={context.call} icon="phone" outlined large />
        {whatsapp !== undefined && (
          <ButtonLink
            to={whatsapp}
            label={information.chatButton}
            part={contactParts.chat}
            outlined
            large
          />
        )}
      </div>
      <PageLink className={styles.clear} to="/contact" {...contactParts.clear}>
        {context.clear}
      </PageLink>
    </div>
  </section>
);
