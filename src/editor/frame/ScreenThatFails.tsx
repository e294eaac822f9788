import { Component, type ReactNode } from 'react';
import { words } from '../words.ts';
import { Message } from './Message.tsx';

/** An error boundary: when one screen fails, the rest of the desk, and what was typed, stays. */
export class ScreenThatFails extends Component<
  { children: ReactNode; wayOut: string },
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
              {this.props.wayOut}
            </a>
          }
        >
          {words.screenFailedHint}
        </Message>
      </div>
    );
  }
}
