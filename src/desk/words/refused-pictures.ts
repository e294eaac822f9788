/** Reasons for refusing a picture, with advice. Only the worker uses these texts, so the page does not load them. */
export const refusedPictures = {
  empty: 'This picture arrived empty. Choose it again.',
  heavy: (megabytes: number, most: number) =>
    `This picture is ${megabytes.toFixed(1)} MB; the limit is ${most} MB. Send it in a smaller size, or choose another one.`,
  vast: (width: number, height: number) =>
    `This picture has ${width.toLocaleString('en-IN')} × ${height.toLocaleString('en-IN')} pixels, more than any page can use. Save it smaller, 2,400 pixels wide, and choose it again.`,
  small: (width: number, least: number) =>
    `This picture is ${width} pixels wide; below ${least.toLocaleString('en-IN')} it looks blurred on a computer. Choose it as it came from the camera: a messaging app may have made it smaller.`,
  narrow: 'This picture is very tall and narrow. Crop it at the top or bottom first.',
  narrowWhenTurned:
    'Turned, this picture would be very tall and narrow. Crop it at the sides first.',
  several:
    'These are several pictures in one, or one that moves; the site shows still photographs. Choose a photograph.',
  damaged:
    'This picture is damaged, or was cut off on its way. Send it from the phone again, or choose another one.',
  HEIC: 'This is a HEIC picture, which browsers cannot show. iPhones can send it as JPEG: press Share, then Options, and choose “Most Compatible”. For the next ones: Settings, Camera, Formats, “Most Compatible”.',
  GIF: 'This is a GIF, which moves or has few colours. Choose a photograph, or save it as JPEG.',
  SVG: 'This is a drawing (SVG), which can hide a program, so it is never accepted. Save it as PNG in the program it was drawn with.',
  PDF: 'This is a PDF, a page for printing. Choose a photograph, or save the picture in it as JPEG.',
  video: 'This is a video, and the site shows photographs. Choose a photograph.',
  raw: 'This picture is as the camera stores it (RAW or TIFF). Save it as JPEG in the program for your photographs.',
  packed: 'This is a ZIP archive of pictures. Unpack it, and choose one picture.',
  unknown:
    'This is not a photograph, whatever its name says. Choose one that is saved as JPEG or PNG.',
} as const;
