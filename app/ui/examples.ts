import { badgeExamples } from "./badge/badge.examples";
import { brandExamples } from "./brand/brand.examples";
import { buttonExamples } from "./button/button.examples";
import { cardExamples } from "./card/card.examples";
import { clothExamples } from "./cloth/cloth.examples";
import { copyTextExamples } from "./copy-text/copy-text.examples";
import { countyMapExamples } from "./county-map/county-map.examples";
import { crumbExamples } from "./crumb/crumb.examples";
import { dialogExamples } from "./dialog/dialog.examples";
import { emptyStateExamples } from "./empty-state/empty-state.examples";
import { errorSummaryExamples } from "./error-summary/error-summary.examples";
import type { ExampleModule } from "./example";
import { fieldExamples } from "./field/field.examples";
import { figuresExamples } from "./figures/figures.examples";
import { filtersExamples } from "./filters/filters.examples";
import { fisaExamples } from "./fisa/fisa.examples";
import { flashExamples } from "./flash/flash.examples";
import { formExamples } from "./form/form.examples";
import { galleryExamples } from "./gallery/gallery.examples";
import { iconExamples } from "./icon/icon.examples";
import { imageFieldExamples } from "./image-field/image-field.examples";
import { indexListExamples } from "./index-list/index-list.examples";
import { layoutExamples } from "./layout/layout.examples";
import { listPageExamples } from "./list-page/list-page.examples";
import { loomExamples } from "./loom/loom.examples";
import { markedExamples } from "./marked/marked.examples";
import { offersExamples } from "./offers/offers.examples";
import { overtakenExamples } from "./overtaken/overtaken.examples";
import { pagerExamples } from "./pager/pager.examples";
import { pictureExamples } from "./picture/picture.examples";
import { progressBarExamples } from "./progress-bar/progress-bar.examples";
import { publicFooterExamples } from "./public-footer/public-footer.examples";
import { publicHeaderExamples } from "./public-header/public-header.examples";
import { questionsExamples } from "./questions/questions.examples";
import { ratingExamples } from "./rating/rating.examples";
import { rowListExamples } from "./row-list/row-list.examples";
import { rowsExamples } from "./rows/rows.examples";
import { messagesExamples } from "./screens/messages.examples";
import { opportunitiesExamples } from "./screens/opportunities.examples";
import { profileExamples } from "./screens/profile.examples";
import { searchBoxExamples } from "./search-box/search-box.examples";
import { skeletonExamples } from "./skeleton/skeleton.examples";
import { stepsExamples } from "./steps/steps.examples";
import { tableExamples } from "./table/table.examples";
import { tabsExamples } from "./tabs/tabs.examples";
import { tagExamples } from "./tag/tag.examples";
import { themeSwitchExamples } from "./theme-switch/theme-switch.examples";
import { threadExamples } from "./thread/thread.examples";
import { tilesExamples } from "./tiles/tiles.examples";
import { toastExamples } from "./toast/toast.examples";
import { todoExamples } from "./todo/todo.examples";
import { workspaceExamples } from "./workspace/workspace.examples";

/** Every example of the design system, in the order in which /dev/ui shows them. */
export const exampleModules: readonly ExampleModule[] = [
  badgeExamples,
  brandExamples,
  buttonExamples,
  cardExamples,
  clothExamples,
  copyTextExamples,
  countyMapExamples,
  crumbExamples,
  dialogExamples,
  emptyStateExamples,
  errorSummaryExamples,
  fieldExamples,
  figuresExamples,
  filtersExamples,
  fisaExamples,
  flashExamples,
  formExamples,
  galleryExamples,
  iconExamples,
  imageFieldExamples,
  indexListExamples,
  layoutExamples,
  listPageExamples,
  loomExamples,
  markedExamples,
  offersExamples,
  overtakenExamples,
  pagerExamples,
  pictureExamples,
  progressBarExamples,
  publicFooterExamples,
  publicHeaderExamples,
  questionsExamples,
  ratingExamples,
  rowListExamples,
  rowsExamples,
  messagesExamples,
  opportunitiesExamples,
  profileExamples,
  searchBoxExamples,
  skeletonExamples,
  stepsExamples,
  tableExamples,
  tabsExamples,
  tagExamples,
  themeSwitchExamples,
  threadExamples,
  tilesExamples,
  toastExamples,
  todoExamples,
  workspaceExamples,
];
