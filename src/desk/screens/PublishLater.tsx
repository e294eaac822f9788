import { ActRow } from '../../editor/form/ActRow.tsx';
import { Message } from '../../editor/frame/Message.tsx';
import { publishLater, useWillPublishLater } from '../publish-later.ts';
import { webWords as words } from '../words/web-words.ts';

/** Replaces the Publish button while offline: publishes once online again, or cancels that. */
export const PublishLater = ({ missing }: { missing: string | undefined }) =>
  useWillPublishLater() ? (
    <div role="status">
      <Message
        kind="note"
        fact={words.waitsForInternet}
        buttons={
          <button className="btn" type="button" onClick={() => publishLater(false)}>
            {words.doNotPublish}
          </button>
        }
      >
        {words.waitsHint}
      </Message>
    </div>
  ) : (
    <ActRow
      kind="go"
      label={words.publishWhenBack}
      missing={missing}
      onPress={() => publishLater(true)}
    />
  );
