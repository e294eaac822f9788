import { Component, type ReactNode } from 'react';
import { words } from '../words/words.ts';
import { Message } from './Message.tsx';

/** Error boundary: if one screen crashes, the rest of the desk keeps working and nothing typed is lost. */
export class ScreenErrorBoundary extends Component<
  { children: ReactNode; linkLabel: string },
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
          fact={words.screenFailed}
          buttons={
            <a className="btn" href="#/">
              {this.props.linkLabel}
            </a>
          }
        >
          {words.screenFailedHint}
        </Message>
      </div>
    );
  }
}
