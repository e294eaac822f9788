import sharp from 'sharp';

/** Drawings in place of photographs, 1600 by 1000 pixels, until there are real ones. */
const drawings: Readonly<Record<string, string>> = {
  'hall.jpg':
    '<rect width="1600" height="1000" fill="#2a2622"/>' +
    repeat(
      4,
      (at) => `<rect x="${140 + at * 360}" y="140" width="240" height="460" fill="#b9b2a4"/>`,
    ) +
    '<rect y="760" width="1600" height="240" fill="#5a4a3c"/>',
  'mats.jpg':
    '<rect width="1600" height="1000" fill="#3b3a36"/>' +
    repeat(
      5,
      (at) =>
        `<circle cx="${260 + at * 270}" cy="640" r="120" fill="${['#8f3b2e', '#a85b3f', '#6d7f6a', '#c8a15a', '#55606e'][at]}"/>`,
    ),
  'kettlebell.jpg':
    '<rect width="1600" height="1000" fill="#d8d0c2"/><circle cx="800" cy="620" r="210" fill="#262320"/>' +
    '<path d="M640 470q0-200 160-200t160 200" fill="none" stroke="#262320" stroke-width="60"/>',
  'bar.jpg':
    '<rect width="1600" height="1000" fill="#171412"/><rect y="480" width="1600" height="40" fill="#8d8578"/>' +
    repeat(
      3,
      (at) =>
        `<rect x="${260 + at * 90}" y="${260 + at * 60}" width="60" height="${480 - at * 120}" fill="#a03a22"/>`,
    ) +
    repeat(
      3,
      (at) =>
        `<rect x="${1280 - at * 90}" y="${260 + at * 60}" width="60" height="${480 - at * 120}" fill="#a03a22"/>`,
    ),
};

function repeat(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

/** The drawings as JPEG files, by name. */
export async function drawnPictures(): Promise<[name: string, bytes: Buffer][]> {
  return Promise.all(
    Object.entries(drawings).map(async ([name, drawing]): Promise<[string, Buffer]> => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">${drawing}</svg>`;
      return [name, await sharp(Buffer.from(svg)).jpeg({ quality: 75 }).toBuffer()];
    }),
  );
}
