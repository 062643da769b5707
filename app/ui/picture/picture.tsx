/** A picture in all its sizes, as plain data: the module that keeps pictures makes it. */
export type PictureData = {
  /** For programs that understand nothing newer. */
  src: string;
  srcSetWebp: string;
  srcSetJpeg: string;
  /** Of the largest size, in pixels: the browser keeps the room free, so nothing jumps. */
  width: number;
  height: number;
  /** Said to those who do not see it; empty for decoration. */
  alt: string;
};

export type PictureProps = {
  picture: PictureData;
  /** The `sizes` attribute: "(min-width: 64rem) 24rem, 100vw". Decides which size is fetched. */
  sizes: string;
  /** Above the fold: load eagerly. All others are lazy. */
  eager?: boolean;
  className?: string;
};

/** A picture in the size that its place and screen need. */
export function Picture({ picture, sizes, eager = false, className }: PictureProps) {
  const { src, srcSetWebp, srcSetJpeg, width, height, alt } = picture;
  return (
    <picture>
      <source type="image/webp" srcSet={srcSetWebp} sizes={sizes} />
      <img
        className={className}
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
