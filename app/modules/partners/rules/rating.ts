/** The rating of a partner: means of the authorities' scores, from 1 to 5. */
export type PartnerRating = {
  rating: number;
  reviewCount: number;
  quality: number;
  time: number;
  communication: number;
  price: number;
};
