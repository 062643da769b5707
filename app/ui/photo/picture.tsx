/** A picture in all its sizes, made by `pictureOf` of the media module. */
export type PictureData = {
  /** The fallback for browsers without `srcset`. */
  src: string;
  srcSetWebp: string;
  srcSetJpeg: string;
  /** Of the largest size, in pixels; the browser reserves the space before the picture has loaded. */
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
};

export type PictureProps = {
  picture: PictureData;
  /** The `sizes` attribute: "(min-width: 64rem) 24rem, 100vw". Decides which size is fetched. */
  sizes: string;
  /** Above the fold: load eagerly. All others are lazy. */
  eager?: boolean;
};

/** A responsive picture. */
export function Picture({ picture, sizes, eager = false }: PictureProps) {
  const { src, srcSetWebp, srcSetJpeg, width, height, alt } = picture;
  return (
    <picture>
      <source type="image/webp" srcSet={srcSetWebp} sizes={sizes} />
      <img
        srcSet={srcSetJpeg}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding={eager ? undefined : "async"}
        fetchPriority={eager ? "high" : undefined}
        // last: Safari would fetch it before it has read the others
        src={src}
      />
    </picture>
  );
}
