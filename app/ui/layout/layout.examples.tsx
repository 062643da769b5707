import { Card } from "../card/card";
import type { ExampleModule } from "../example";
import { Grid, Ruled, Side, Split, Stack } from "./layout";

export const layoutExamples: ExampleModule = {
  name: "Așezare",
  examples: [
    {
      title: "Coloană cu margine",
      element: (
        <Side label="Sfaturi" aside={<Card heading="Trei sfaturi">Întrebați devreme.</Card>}>
          <Stack>
            <Split>
              <h2>Oferte, una lângă alta</h2>
              <a href="/toate">Toate</a>
            </Split>
            <Grid columns={3}>
              <Card>Unu</Card>
              <Card>Doi</Card>
              <Card>Trei</Card>
            </Grid>
            <Card>
              <Ruled>
                <p>Deasupra firului</p>
                <p>Sub fir</p>
              </Ruled>
            </Card>
          </Stack>
        </Side>
      ),
    },
  ],
};
