/** A page of the legislative portal, by the number of its document there. */
export const page = (id: number): string => `https://legislatie.just.ro/Public/DetaliiDocument/${id}`;
/** The same, as the portal shows a form that was published, republished or consolidated. */
export const view = (id: number): string => `https://legislatie.just.ro/Public/DetaliiDocumentAfis/${id}`;
