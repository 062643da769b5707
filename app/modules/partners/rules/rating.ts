/** What reviews say of a partner together; each number is the mean of what authorities gave, from 1 to 5. */
export type PartnerRating = {
  rating: number;
  reviewCount: number;
  quality: number;
  time: number;
  communication: number;
  price: number;
};
