import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { DeskStore } from './desk-store.ts';
import { httpDesk } from './http-desk.ts';
import '../styles/tokens.scss';
import './look/desk-tokens.scss';
import './look/base.scss';
import './look/frame.scss';
import './look/parts.scss';
import './look/pages.scss';
import { DeskContext } from './use-desk.ts';

const store = await DeskStore.open(httpDesk());
createRoot(document.querySelector('#desk')!).render(
  <StrictMode>
    <DeskContext value={store}>
      <App />
    </DeskContext>
  </StrictMode>,
);
