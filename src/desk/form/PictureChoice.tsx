import { useState } from 'react';
import { useShown } from '../frame/use-desk.ts';
import { words } from '../words/form-words.ts';

/** A picker for photographs that are already on the site. */
export function PictureChoice({
  value,
  onChoose,
}: {
  value: string;
  onChoose: (name: string) => void;
}) {
  const { pictures } = useShown();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="btn" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.choosePictureOfTheSite}
      </button>
      {isOpen && (
        <ul className="grid-photos">
          {Object.keys(pictures)
            .sort()
            .map((name) => (
              <li key={name}>
                <button
                  className="photo-choice"
                  type="button"
                  aria-pressed={name === value}
                  onClick={() => {
                    setOpen(false);
                    onChoose(name);
                  }}
                >
                  <img src={pictures[name]!.address} alt="" loading="lazy" />
                  <span>{words.pictureCalled(name)}</span>
                </button>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
