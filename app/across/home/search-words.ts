/** The one search, as the header and the page of what is missing offer it. */
export const SEARCH = {
  action: "/cauta",
  label: "Căutați o comunitate, o firmă, o oportunitate, un articol",
  placeholder: "Căutați pe platformă",
};
