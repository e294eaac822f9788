import { Component, type ReactNode } from 'react';
import { Message } from '../form/Message.tsx';
import { words } from '../words/words.ts';
import { ButtonLink } from '../form/Button.tsx';

/** Error boundary: if one screen crashes, the rest of the desk keeps working and nothing typed is lost. */
export class ScreenErrorBoundary extends Component<
  { children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="part" role="alert">
        <Message
          kind="bad"
          fact="This cannot be shown."
          buttons={<ButtonLink label={words.allTasks} href="#/" />}
        >
          What you typed is kept. Everything else at the desk still works.
        </Message>
      </div>
    );
  }
}
