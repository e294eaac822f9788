import type { Contact } from './contact.ts';
import { homeCountry } from './countries.ts';

/** The lines of a postal address, without the name of the gym and the country, as the country writes them. */
export function postalLines({ lines, locality, region, postalCode }: Contact['address']): string[] {
  return [...lines, townLine(locality, region, postalCode)];
}

function townLine(locality: string, region: string | undefined, postalCode: string): string {
  if (region !== undefined) return `${locality}, ${region} ${postalCode}`;
  return homeCountry().codeFirst ? `${postalCode} ${locality}` : `${locality} ${postalCode}`;
}
