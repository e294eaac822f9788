import { Title } from '../../editor/frame/Title.tsx';
import { words } from '../words.ts';

/** The keyboard shortcuts. */
export const Keys = () => (
  <>
    <Title hint={words.keysHint}>{words.help}</Title>
    <ul className="keys">
      {words.keys.map(([what, ...keys]) => (
        <li key={what}>
          {what}
          <span>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </>
);
