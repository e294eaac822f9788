import { peopleWords as words } from '../words/people-words.ts';

/** What each role may do, beside the list of people. */
export const RolesSide = () => (
  <div className="side">
    {words.roles.map(([role, name, what]) => (
      <section key={role}>
        <h2>{name}</h2>
        <p className="small">{what}</p>
      </section>
    ))}
    <section>
      <h2>{words.holdsAtOnce}</h2>
      <p className="small">{words.holdsAtOnceHint}</p>
    </section>
  </div>
);
