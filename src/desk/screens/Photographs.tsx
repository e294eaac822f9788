import { FormPart } from '../form/FormPart.tsx';
import { Title } from '../frame/Title.tsx';
import { photographsIn } from '../draft/photographs-in.ts';
import { linkTo } from '../frame/route.ts';
import { formOfFile, useShown } from '../frame/use-desk.ts';
import { words } from '../words.ts';
import { Fold } from '../form/Fold.tsx';

/** The list of the gallery, and every use of a photograph on the site. */
export function Photographs() {
  const shown = useShown();
  const all = photographsIn(shown);
  return (
    <>
      <Title hint={words.photographsHint}>{words.subjects.photographs}</Title>
      <Fold
        title={words.theGallery}
        about={words.addAndOrder}
        at={[{ file: 'gallery.yaml', path: [] }]}
      >
        <FormPart field={formOfFile(shown, 'gallery.yaml')} file="gallery.yaml" path={[]} />
      </Fold>
      <ul className="rows">
        {all.map(({ file, path, name, where, alt }) => (
          <li key={`${file} ${path.join('.')}`}>
            <a className="line has-thumb" href={linkTo('photographs', file, path.join('.'))}>
              <img className="thumb" src={shown.pictures[name]?.address} alt="" loading="lazy" />
              <div>
                <h2 className="it">{where}</h2>
                <p>{alt}</p>
              </div>
              {alt === '' && <span className="mark fill">{words.stillToFill}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
