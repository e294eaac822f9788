import { words } from '../words.ts';
import { Frame } from './Opening.tsx';

/** Shown while another tab of this browser holds the draft. */
export const OtherTab = ({ onUse }: { onUse: () => void }) => (
  <Frame isBusy={false}>
    <h1>{words.otherTab}</h1>
    <p className="part">{words.otherTabHint}</p>
    <div className="row part">
      <button className="btn go" type="button" onClick={onUse}>
        {words.useItHere}
      </button>
    </div>
  </Frame>
);
