import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { DeskStore } from '../editor/desk-store.ts';
import { httpDesk } from '../editor/http-desk.ts';
import { siteAtDesk } from './site-at-desk.ts';
import '../styles/tokens.scss';
import './look/desk-tokens.scss';
import './look/base.scss';
import './look/frame.scss';
import './look/parts.scss';
import './look/pages.scss';
import { DeskContext } from '../editor/use-desk.ts';

const store = await DeskStore.open(httpDesk(), siteAtDesk);
createRoot(document.querySelector('#desk')!).render(
  <StrictMode>
    <DeskContext value={store}>
      <App />
    </DeskContext>
  </StrictMode>,
);
