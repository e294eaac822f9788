import type { ReactNode } from 'react';
import { Title } from '../frame/Title.tsx';
import { Logo } from '../../design/parts/Logo.tsx';
import { webWords as words } from '../words/web-words.ts';

/** The page before the desk opens: a form or a message, with notes beside it. */
export const SignInLayout = ({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string;
  children: ReactNode;
}) => (
  <div className="desk start door">
    <header className="top">
      <span className="brand">
        <Logo />
        <span>{words.theDesk}</span>
      </span>
    </header>
    <main className="work" id="work" tabIndex={-1}>
      <Title hint={hint}>{title}</Title>
      {children}
    </main>
    <aside className="view side" aria-label={words.goodToKnow}>
      <section>
        <h2>{words.whatTheDeskDoes}</h2>
        <ul>
          {words.itDoes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.itDoesNotWork}</h2>
        <p>{words.whomToAsk}</p>
      </section>
    </aside>
  </div>
);
