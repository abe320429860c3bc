import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { testShapes } from "../problems/shape-tests.ts";
import { conspiracySoloSamples } from "../words/samples/conspiracy-solo.ts";

testShapes(conspiracySolo, conspiracySoloSamples);
