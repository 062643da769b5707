export type Visitor = "stranger" | "uat" | "firma" | "admin";
/**
 * Every list in pages besides those of `publicPages`, which are here once more where they are filtered: the file that shows it,
 * who opens it, its address, and the name of its page where it is another.
 */
export const LISTS: readonly (readonly [file: string, visitor: Visitor, address: string, page?: string])[] = [
  ["across/admin/pages/organisation-list.page.tsx", "admin", "/admin/organisations"],
  ["across/admin/pages/person-list.page.tsx", "admin", "/admin/people"],
  ["across/admin/pages/review-list.page.tsx", "admin", "/admin/reviews"],
  ["across/blog/pages/public-blog.page.tsx", "stranger", "/blog?categorie=tehnologie"],
  ["modules/partners/parts/partner-filters.tsx", "uat", "/uat/marketplace"],
  ["across/experience/pages/experience-list.page.tsx", "uat", "/uat/experience?cauta=nimic"],
  ["across/marketplace/pages/public-offers.page.tsx", "stranger", "/marketplace?cauta=nimic&judet=CJ"],
  ["across/marketplace/parts/reviews.tsx", "stranger", "/partener/:partner", "recenzii"],
  ["across/notifications/pages/notification-list.page.tsx", "firma", "/firma/notificari"],
  ["across/search/pages/public-search.page.tsx", "stranger", "/cauta?q=nimicdegasit"],
  ["modules/articles/pages/article-list.page.tsx", "uat", "/uat/articles"],
  ["modules/articles/pages/submission-list.page.tsx", "admin", "/admin/articles"],
  ["modules/communities/pages/admin-community-list.page.tsx", "admin", "/admin/communities"],
  ["modules/communities/pages/public-community-list.page.tsx", "stranger", "/comunitati?cauta=nimic&judet=SJ"],
  ["modules/conversations/parts/conversation-list.tsx", "uat", "/uat/messages?q=nimic"],
  ["modules/forum/pages/public-discussion-list.page.tsx", "stranger", "/features/forum/achizitii-publice"],
  ["modules/forum/pages/public-discussion.page.tsx", "stranger", "/forum/:discussion"],
  ["modules/library/pages/act-list.page.tsx", "uat", "/uat/legislation"],
  ["modules/library/pages/admin-act-list.page.tsx", "admin", "/admin/legislation"],
  ["modules/library/parts/act-list.tsx", "uat", "/uat/legislation?cauta=nimic"],
  ["modules/library/pages/admin-library.page.tsx", "admin", "/admin/library"],
  ["modules/library/pages/hub.page.tsx", "uat", "/uat/knowledge-hub"],
  ["modules/projects/pages/public-project.page.tsx", "uat", "/proiecte/:project"],
  ["modules/requests/pages/admin-request-list.page.tsx", "admin", "/admin/requests"],
  ["modules/requests/pages/opportunity-list.page.tsx", "firma", "/firma/opportunities"],
  ["modules/requests/pages/request-list.page.tsx", "uat", "/uat/service-requests"],
];
