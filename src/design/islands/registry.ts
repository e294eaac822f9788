import type { ComponentType } from 'react';

/** The islands by name. A site adds its own to this interface: src/island-parts.ts. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled in by declaration merging
export interface IslandParts {}

/** A function that keeps markup up to date, without React. */
type Live = (box: HTMLElement, props: never) => unknown;

type LiveName = {
  [Name in keyof IslandParts]: IslandParts[Name] extends Live ? Name : never;
}[keyof IslandParts];
type ReactName = Exclude<keyof IslandParts, LiveName>;

type PropsOf<Name extends ReactName> =
  IslandParts[Name] extends ComponentType<infer Props> ? Props : never;

/** The name of the island whose component takes exactly these props. */
export type NameOfPart<Props> = {
  [Name in ReactName]: [Props, PropsOf<Name>] extends [PropsOf<Name>, Props] ? Name : never;
}[ReactName];

/** The props that each script takes besides its markup. */
export type LiveProps = {
  [Name in LiveName]: IslandParts[Name] extends (box: HTMLElement, props: infer Props) => unknown
    ? Props
    : never;
};
