/** The size in pixels in which a picture is seen, whatever its orientation flag; rejects for what is no picture. */
export async function pictureSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  return (await sharp(bytes).metadata()).autoOrient;
}
