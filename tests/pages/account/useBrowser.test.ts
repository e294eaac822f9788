// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useBrowser, useClassToSave } from '../../../src/pages/account/useBrowser.ts';

const id = 'monday-yoga-0900';
const inMail = encodeURIComponent(`https://gym.example/login?save=${id}`);

test.each([
  [`/login?save=${id}`, id],
  [`/login?again=1&save=${id}`, id],
  [`/reset?oobCode=a&continueUrl=${inMail}`, id],
  ['/login', undefined],
  ['/login?save=%3Cscript%3E', undefined],
])('the class to save of %s is %s', (address, expected) => {
  history.replaceState(null, '', address);
  expect(renderHook(() => useClassToSave()).result.current).toBe(expected);
});

test('a page that is being built has the value given for the time before it is in a browser', () => {
  const Page = () => useBrowser(() => 'in the browser', 'meanwhile');
  expect(renderToString(createElement(Page))).toBe('meanwhile');
});
