/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Returns the displayed size of a picture without decoding it; undefined if this browser cannot show it. */
export async function sizeOf(file: Blob): Promise<PictureSize | undefined> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    const loaded = new Promise((resolve) => {
      image.onload = image.onerror = resolve;
    });
    image.src = address;
    await loaded;
    const { naturalWidth: width, naturalHeight: height } = image;
    return width > 0 ? { width, height } : undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
