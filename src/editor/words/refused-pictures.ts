/** Why a picture is refused, and what to do instead: said in the worker, so that the page does not load them. */
export const refusedPictures = {
  empty: 'Nothing of this picture arrived. Choose it once more.',
  heavy: (megabytes: number, most: number) =>
    `This picture has ${megabytes.toFixed(1)} MB; up to ${most} MB can be taken. Send it in a smaller size, or choose another one.`,
  vast: (width: number, height: number) =>
    `This picture has ${width.toLocaleString('en-IN')} × ${height.toLocaleString('en-IN')} pixels, more than any page can use. Save it smaller, 2,400 pixels wide, and choose it again.`,
  small: (width: number, least: number) =>
    `This picture is ${width} pixels wide; below ${least.toLocaleString('en-IN')} it looks blurred on a computer. Choose it as it came from the camera: a messenger may have made it small.`,
  narrow: 'This picture is very tall and narrow. Cut some of it off at the top or the foot first.',
  narrowWhenTurned:
    'Turned, this picture would be very tall and narrow. Cut some of it off at the sides first.',
  several:
    'These are several pictures in one, or one that moves; the site shows still photographs. Choose a photograph.',
  damaged:
    'This picture is damaged, or was cut off on its way. Send it from the phone once more, or choose another one.',
  HEIC: 'This is a HEIC picture, which browsers cannot show. iPhones can send it as JPEG: press Share, then Options, and choose “Most Compatible”. For the next ones: Settings, Camera, Formats, “Most Compatible”.',
  GIF: 'This is a GIF, which moves or has few colours. Choose a photograph, or save it as JPEG.',
  SVG: 'This is a drawing (SVG), which can hide a program, so it is never taken. Save it as PNG in the program that it was drawn with.',
  PDF: 'This is a PDF, a page for printing. Choose a photograph, or save the picture in it as JPEG.',
  video: 'This is a video, and the site shows photographs. Choose a photograph.',
  raw: 'This picture is still as the camera keeps it for itself (RAW or TIFF). Save it as JPEG in the program for your photographs.',
  packed: 'These are pictures packed into one parcel (ZIP). Unpack it, and choose one picture.',
  unknown:
    'This is no photograph, whatever its name says. Choose one that is saved as JPEG or PNG.',
} as const;
